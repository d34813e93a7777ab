import type { ServicesPage } from '#app/content/services.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './why.module.css';

/** Three reasons, each with its figure in large type. */
export function ServicesWhy({ why }: { readonly why: ServicesPage['why'] }) {
  return (
    <Section id="why">
      <SectionHead title={why.title} />
      <ul className={styles.reasons}>
        {why.points.map(({ figure, title, text }) => (
          <li key={title}>
            <p className={styles.figure}>
              <b>{figure.value}</b> {figure.measure}
            </p>
            <div>
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
