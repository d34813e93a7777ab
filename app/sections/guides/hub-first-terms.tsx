import type { HubTerm, HubOfTopic } from '#app/guides/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './hub-first-terms.module.css';

type HubFirstTermsProps = {
  readonly first: { readonly title: string; readonly terms: readonly HubTerm[] };
  readonly about: HubOfTopic;
};

/** The terms of a topic to know first: on steps, along a street for local search, on a plan for websites. */
export function HubFirstTerms({
  first: { title, terms },
  about: { topic, panel },
}: HubFirstTermsProps) {
  return (
    <section className={styles.terms} data-topic={topic} data-panel={panel}>
      <div className="wrap">
        <h2>
          <Words>{title}</Words>
        </h2>
        <ol data-tone={topic === 'website-design' ? 'band' : undefined}>
          {terms.map(({ to, label, summary, picture }) => (
            <li key={to}>
              <SiteLink to={to}>
                <Picture picture={picture} alt="" /> <b>{label}</b> <em>{summary}</em>
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
