import type { HomePage } from '#app/content/home.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './content-strategy.module.css';

type ContentStrategy = HomePage['expertise']['contentStrategy'];

/** The four steps of the content strategy, each with its scene, below the services. */
export function HomeContentStrategy({ strategy }: { readonly strategy: ContentStrategy }) {
  return (
    <Section tone="rising-band">
      <SectionHead title={strategy.title} lead={strategy.lead} />
      <ol className={styles.steps}>
        {strategy.steps.map(({ title, text }) => (
          <li key={title}>
            <Picture picture={strategy.plots} alt="" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
