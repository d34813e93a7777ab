import type { ServicesPage } from '#app/content/services.ts';
import { FeatureList } from '#app/sections/shared/feature-list.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './also.module.css';

type Also = ServicesPage['also'];

/** Local SEO and PPC, each below a picture, with its term explained. */
export function ServicesAlso({ also }: { readonly also: Also }) {
  return (
    <Section id="also" tone="sand">
      <SectionHead title={also.title} lead={also.lead} layout="split" />
      <div className={styles.services}>
        {also.services.map((service) => (
          <AlsoBlock key={service.anchor} service={service} />
        ))}
      </div>
    </Section>
  );
}

function AlsoBlock({ service }: { readonly service: Also['services'][number] }) {
  const { anchor, title, description, glossary, points, illustration, note, action } = service;
  return (
    <article id={anchor} className={styles.block}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{description}</p>
        <p className={styles.glossary}>
          <b>{glossary.term}</b> {glossary.meaning}
        </p>
        <FeatureList items={points} />
        <BriefButton call={action} />
      </div>
      <figure>
        <Picture {...illustration} />
        <SampleNote note={note} />
      </figure>
    </article>
  );
}
