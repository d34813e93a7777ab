import type { HomePage } from '#app/content/home.ts';
import { PhoneRow } from '#app/sections/shared/phone-row.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import styles from './screenshot-podium.module.css';

/** Three screenshots on three steps, with their captions on the steps, and the note about samples below. */
export function ScreenshotPodium({ hero }: { readonly hero: HomePage['hero'] }) {
  const { shots, shotsTitle, note } = hero;
  return (
    <>
      <PhoneRow label={shotsTitle} className={styles.podium} isGrounded>
        {shots.map(({ title, caption, ...shot }, index) => (
          <figure key={title}>
            {/* On desktops the highest step reaches into the first screen. */}
            <Picture {...shot} loading={index > 1 ? 'first' : 'near'} />
            <figcaption>
              <b>{title}</b> <span>{caption}</span>
            </figcaption>
          </figure>
        ))}
      </PhoneRow>
      <div>
        <SampleNote note={note} />
      </div>
    </>
  );
}
