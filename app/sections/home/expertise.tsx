import type { HomePage } from '#app/content/home.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './expertise.module.css';

type Expertise = HomePage['expertise'];

/** A street across the window on a block: the services in a grid, with one term explained in each, above the content strategy. */
export function HomeExpertise({ expertise }: { readonly expertise: Expertise }) {
  return (
    <Section id="expertise" tone="sand">
      <SectionHead title={expertise.title} lead={expertise.lead} />
      <Picture {...expertise.street} className={styles.street} />
      <ul className={styles.services}>
        {expertise.services.map(({ title, description, glossary, to }) => (
          <li key={title}>
            <h3>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p>{description}</p>
            <p className={styles.glossary}>
              <dfn>{`${glossary.term}:`}</dfn> {glossary.meaning}
            </p>
          </li>
        ))}
      </ul>
      <ContentStrategy strategy={expertise.contentStrategy} />
    </Section>
  );
}

function ContentStrategy({ strategy }: { readonly strategy: Expertise['contentStrategy'] }) {
  return (
    <div className={styles.strategy} data-tone="band">
      <h3>{strategy.title}</h3>
      <p>{strategy.lead}</p>
      <ol>
        {strategy.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
