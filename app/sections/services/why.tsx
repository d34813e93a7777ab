import type { ServicesPage } from '#app/content/services.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './why.module.css';

/** Three reasons along a line that rises from the first to the last. */
export function ServicesWhy({ why }: { readonly why: ServicesPage['why'] }) {
  return (
    <Section id="why" className={styles.why}>
      <SectionHead title={why.title} />
      <div className={styles.trail}>
        <svg
          className={styles.path}
          viewBox="0 0 1200 168"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M84 165C200 160 290 125 406 118M500 115C620 108 720 76 822 70" />
        </svg>
        <ol>
          {why.points.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.mark} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
