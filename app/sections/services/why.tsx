import type { ServicesPage } from '#app/content/services.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './why.module.css';

/** Three reasons as solid steps, each with its figure in large type and people on it. */
export function ServicesWhy({ why }: { readonly why: ServicesPage['why'] }) {
  return (
    <Section id="why" className={styles.why}>
      <SectionHead title={why.title} />
      <ul className={styles.reasons}>
        {why.points.map(({ figure, picture, title, text }) => (
          <li key={title} data-tone="band">
            <Picture picture={picture} alt="" />
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
