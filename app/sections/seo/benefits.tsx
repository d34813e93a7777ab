import type { SeoPage } from '#app/content/seo.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './benefits.module.css';

type SeoBenefitsProps = {
  readonly benefits: SeoPage['benefits'];
  /** The services that the cards lead to. */
  readonly services: SeoPage['services']['services'];
};

/** The benefits, each with a link to its service, beside a picture with their numbers. */
export function SeoBenefits({ benefits, services }: SeoBenefitsProps) {
  return (
    <Section id="benefits">
      <SectionHead title={benefits.title} lead={benefits.lead} />
      <div className={styles.layout}>
        <Picture picture={benefits.picture} alt="" className={styles.picture} />
        <ol className={styles.benefits}>
          {benefits.benefits.map(({ title, text, service: id }) => {
            const service = services.find((one) => one.id === id);
            return (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                {service && (
                  <SiteLink to={`#service-${id}`}>
                    {service.title} <Icon name="arrow" />
                  </SiteLink>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
