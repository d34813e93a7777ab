import type { HomePage } from '#app/content/home.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './content-strategy.module.css';

type ContentStrategy = HomePage['expertise']['contentStrategy'];

/** The four steps of the content strategy, below the services. */
export function HomeContentStrategy({ strategy }: { readonly strategy: ContentStrategy }) {
  return (
    <Section tone="rising-band">
      <SectionHead title={strategy.title} lead={strategy.lead} layout="split" />
      <ol className={styles.steps}>
        {strategy.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
