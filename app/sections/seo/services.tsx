import type { SeoService } from '#app/content/entities.ts';
import type { SeoPage } from '#app/content/seo.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import styles from './services.module.css';

/** The SEO services as tabs. If the tabs fail, all panels are shown. */
export function SeoServices({ services }: { readonly services: SeoPage['services'] }) {
  const [first, ...others] = services.services;
  return (
    <Section id="services" tone="sand">
      <SectionHead title={services.title} lead={services.lead} />
      <OptionalPart
        plain={services.services.map((service) => (
          <ServicePanel key={service.id} service={service} />
        ))}
      >
        <Tabs label={services.title} tabs={[tabOf(first), ...others.map(tabOf)]} />
      </OptionalPart>
    </Section>
  );
}

const tabOf = (service: SeoService) => ({
  id: `service-${service.id}`,
  label: service.title,
  panel: <ServicePanel service={service} />,
});

/** What the service is and delivers, beside its picture. */
function ServicePanel({ service }: { readonly service: SeoService }) {
  const { title, description, details, features, scene, action } = service;
  return (
    <Card className={styles.panel}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
        <p>{details}</p>
        <FeatureList items={features} />
        <BriefButton call={action} />
      </div>
      <div className={styles.scene}>
        <Picture picture={scene} alt="" />
      </div>
    </Card>
  );
}
