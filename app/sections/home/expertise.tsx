import type { HomePage } from '#app/content/home.ts';
import { Card } from '#app/ui/card.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './expertise.module.css';

type Expertise = HomePage['expertise'];

export function HomeExpertise({ expertise }: { readonly expertise: Expertise }) {
  return (
    <Section id="expertise" tone="sand">
      <SectionHead title={expertise.title} lead={expertise.lead} />
      <div className={styles.services}>
        {expertise.services.map(({ icon, title, description, glossary, to }) => (
          <Card key={title} className={styles.service}>
            <Picture picture={icon} alt="" />
            <h3>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p>{description}</p>
            <p className={styles.glossary}>
              <dfn>{glossary.term}</dfn> {glossary.meaning}
            </p>
          </Card>
        ))}
      </div>
      <ContentStrategy strategy={expertise.contentStrategy} />
    </Section>
  );
}

function ContentStrategy({ strategy }: { readonly strategy: Expertise['contentStrategy'] }) {
  return (
    <div className={styles.strategy} data-tone="band">
      <div>
        <h3>{strategy.title}</h3>
        <p>{strategy.lead}</p>
        <Picture picture={strategy.scene.picture} alt={strategy.scene.alt} />
      </div>
      <ol>
        {strategy.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
