import type { HomePage } from '#app/content/home.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './expertise.module.css';

/** The services as steps of a hillside, each with its scene on top and one term explained. */
export function HomeExpertise({ expertise }: { readonly expertise: HomePage['expertise'] }) {
  return (
    <Section id="expertise" tone="sand">
      <SectionHead title={expertise.title} lead={expertise.lead} />
      <ul className={styles.services}>
        {expertise.services.map(({ title, description, glossary, to }) => (
          <li key={title}>
            <Picture picture={expertise.plots} alt="" className={styles.plot} />
            <h3>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p>{description}</p>
            <p>
              <dfn>{`${glossary.term}:`}</dfn> {glossary.meaning}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
