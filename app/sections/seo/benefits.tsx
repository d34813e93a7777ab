import type { SeoPage } from '#app/content/seo.ts';
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
        {benefits.benefits.map(({ title, text, service: id }) => {
          const service = services.find((one) => one.id === id);
          return (
            <li key={title}>
              <h3>{title}</h3>
              <div>
                <p>{text}</p>
                {service && (
                  <p>
                    <SiteLink to={`#service-${id}`}>{service.title}</SiteLink>
                    <span>{service.description}</span>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
