import type { ServicesPage } from '#app/content/services.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './why.module.css';

/** Three reasons along a line that rises from the first to the last. */
export function ServicesWhy({ why }: { readonly why: ServicesPage['why'] }) {
  return (
    <Section id="why">
      <SectionHead title={why.title} />
      <div className={styles.trail}>
        <svg
          className={styles.path}
          viewBox="0 0 1200 96"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M92 84C200 82 290 66 406 62M508 59C620 56 720 42 822 38" />
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
