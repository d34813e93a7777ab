import type { IndustriesPage } from '#app/content/industries.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './other-industries.module.css';

type OtherIndustriesProps = { readonly others: IndustriesPage['others'] };

/** For visitors whose industry is not listed. */
export function OtherIndustries({ others }: OtherIndustriesProps) {
  return (
    <Section className={styles.columns}>
      <div className={styles.lost}>
        <Picture picture={others.picture} alt="" />
        <h2>{others.title}</h2>
      </div>
      <div className={styles.words}>
        {others.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          <BriefButton call={others.call} />
          <ButtonLink to={others.link.to} variant="quiet">
            {others.link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
