import type { SeoPage } from '#app/content/seo.ts';
import { PhoneRow } from '#app/sections/shared/phone-row.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './results.module.css';

/** Screenshots of a sample report. */
export function SeoResults({ results }: { readonly results: SeoPage['results'] }) {
  return (
    <Section id="results">
      <SectionHead title={results.title} lead={results.lead} layout="split" />
      <PhoneRow label={results.title} className={styles.shots}>
        {results.shots.map(({ title, caption, ...shot }) => (
          <figure key={title}>
            <Picture {...shot} />
            <figcaption>
              <b>{title}</b> {caption}
            </figcaption>
          </figure>
        ))}
      </PhoneRow>
      <SampleNote note={results.note} />
    </Section>
  );
}
