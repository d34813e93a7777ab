import type { SeoPage } from '#app/content/seo.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './benefits.module.css';

type SeoBenefitsProps = {
  readonly benefits: SeoPage['benefits'];
  /** The services that the cards lead to. */
  readonly services: SeoPage['services']['services'];
};

export function SeoBenefits({ benefits, services }: SeoBenefitsProps) {
  return (
    <Section id="benefits">
      <SectionHead title={benefits.title} />
      <ul className={styles.benefits}>
        {benefits.benefits.map(({ title, text, service: id, icon, panel }) => {
          const service = services.find((one) => one.id === id);
          return (
            <li key={title} data-panel={panel}>
              <h3>{title}</h3>
              <Picture picture={icon} alt="" />
              <p>{text}</p>
              {service && (
                <p>
                  <SiteLink to={`#service-${id}`}>{service.title}</SiteLink>
                  <span>{service.description}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
