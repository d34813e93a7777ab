import type { HomePage } from '#app/content/home.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import styles from './screenshot-podium.module.css';

/** Three screenshots on three steps, with their captions on the steps, and the note about samples below. */
export function ScreenshotPodium({ hero }: { readonly hero: HomePage['hero'] }) {
  const { shots, shotsTitle, note } = hero;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={styles.podium} tabIndex={0} aria-label={shotsTitle}>
        {shots.map(({ title, caption, ...shot }, index) => (
          <figure key={title}>
            {/* On desktops the highest step reaches into the first screen. */}
            <Picture {...shot} loading={index > 1 ? 'first' : 'near'} />
            <figcaption>
              <b>{title}</b> <span>{caption}</span>
            </figcaption>
          </figure>
        ))}
      </section>
      <div>
        <SampleNote note={note} />
      </div>
    </>
  );
}
