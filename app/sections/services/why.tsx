import type { ServicesPage } from '#app/content/services.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './why.module.css';

/** Three reasons, each under the figure that proves it. */
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
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
