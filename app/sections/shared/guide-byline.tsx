import type { Byline } from '#app/guides/byline.ts';
import { SampleNote } from '#app/ui/sample-note.tsx';
import styles from './guide-byline.module.css';

/** Who wrote and who reviewed a guide, and how guides are checked. */
export function GuideByline({ byline }: { readonly byline: Byline }) {
  const { author, reviewer, sample, title, checks } = byline;
  return (
    <section className={styles.byline} aria-labelledby="how-we-check">
      <div>
        <p>
          Written by <b>{author.name}</b>, {author.role}
        </p>
        <p>
          Reviewed by <b>{reviewer.name}</b>, {reviewer.role}
        </p>
        <SampleNote note={sample} />
      </div>
      <div>
        <h2 id="how-we-check" className={styles.title}>
          {title}
        </h2>
        <ul>
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
