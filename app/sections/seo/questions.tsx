import type { SeoPage } from '#app/content/seo.ts';
import { FaqColumns } from '#app/sections/shared/faq-columns.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './questions.module.css';

type SeoQuestionsProps = {
  readonly faq: SeoPage['faq'];
  readonly onward: SeoPage['onward'];
};

/** Questions and answers, beside a card with links to related pages. */
export function SeoQuestions({ faq, onward }: SeoQuestionsProps) {
  return (
    <Section id="faq" tone="sand">
      <div className={styles.layout}>
        <div>
          <SectionHead title={faq.title} />
          <FaqColumns columns={faq.columns} />
        </div>
        <div className={styles.onward}>
          <h2>{onward.title}</h2>
          <ul>
            {onward.links.map(({ label, to, text }) => (
              <li key={label}>
                <SiteLink to={to}>{label}</SiteLink>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
