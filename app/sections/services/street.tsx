import type { ServicesPage } from '#app/content/services.ts';
import { Picture } from '#app/ui/picture.tsx';
import { PlaceholderLink } from '#app/ui/placeholder-link.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './street.module.css';

/** The other services as shops, each one step higher, on a staircase between the grounds of two sections. */
export function ServicesStreet({ street }: { readonly street: ServicesPage['street'] }) {
  return (
    <Section id="street" className={styles.street}>
      <SectionHead
        title={street.title}
        lead={
          <span id="soon">
            <Words>{street.lead}</Words>
          </span>
        }
        layout="split"
      />
      <ol className={styles.road}>
        {street.services.map(({ title, description, link, shop }) => {
          const lastWord = title.lastIndexOf(' ') + 1;
          return (
            <li key={title}>
              <PlaceholderLink link={link} className={styles.shop} describedBy="soon">
                <Picture picture={shop} alt="" />
                <div className={styles.tread}>
                  <h3>
                    {title.slice(0, lastWord)}
                    <span>{title.slice(lastWord)}</span>
                  </h3>{' '}
                  <p>{description}</p>
                </div>
              </PlaceholderLink>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
