import type { SeoPage } from '#app/content/seo.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './every-plan.module.css';

/** What all managed SEO plans include, beside a picture. */
export function SeoEveryPlan({ everyPlan }: { readonly everyPlan: SeoPage['everyPlan'] }) {
  return (
    <Section tone="sand">
      <div className={styles.columns}>
        <Picture picture={everyPlan.picture} alt="" className={styles.picture} />
        <div>
          <h2>
            <Words>{everyPlan.title}</Words>
          </h2>
          <p>{everyPlan.lead}</p>
          <dl>
            {everyPlan.features.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
