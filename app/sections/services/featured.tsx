import type { ServicesPage } from '#app/content/services.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import unpublished from '#app/sections/shared/unpublished-link.module.css';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { PlaceholderLink } from '#app/ui/placeholder-link.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './featured.module.css';

type Featured = ServicesPage['featured'];

/** The two services that most clients start with. */
export function ServicesFeatured({ featured }: { readonly featured: Featured }) {
  return (
    <Section id="featured">
      <SectionHead title={featured.title} lead={featured.lead} layout="split" />
      <div className={styles.pair}>
        {featured.services.map((service) => (
          <FeaturedCard key={service.title} service={service} />
        ))}
      </div>
    </Section>
  );
}

function FeaturedCard({ service }: { readonly service: Featured['services'][number] }) {
  const { anchor, title, description, link, points, illustration, panel, action } = service;
  return (
    <Card {...(anchor && { id: anchor })} className={styles.card}>
      <PicturePanel {...illustration} panel={panel} />
      <div className={styles.body}>
        <h3>{title}</h3>
        <p>{description}</p>
        <FeatureList items={points} />
        <p className={styles.actions}>
          {action && <BriefButton call={action} />}
          {'to' in link ? (
            <ButtonLink to={link.to}>{link.label}</ButtonLink>
          ) : (
            <PlaceholderLink link={link} className={unpublished.link} />
          )}
        </p>
      </div>
    </Card>
  );
}
