import type { Story as Told } from '#app/guides/prose.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './story.module.css';

/** A sample story: the steps in order, and the result. The first one on a page is the largest. */
export function Story({ story }: { readonly story: Told }) {
  return (
    <div className={styles.story}>
      <p className={styles.result}>
        {story.result}
        {story.picture && <Picture picture={story.picture} alt="" />}
      </p>
      <ul>
        {story.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <blockquote>
        <p>&ldquo;{story.quote}&rdquo;</p>
        <footer>
          <b>{story.name}</b> {story.business}, {story.town}
        </footer>
      </blockquote>
    </div>
  );
}
