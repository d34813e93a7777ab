import type { SeoPage } from '#app/content/seo.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './difference.module.css';

/** Compares the agency with others in a table. Its own column is a raised card. */
export function SeoDifference({ difference }: { readonly difference: SeoPage['difference'] }) {
  const [topics, us, others] = difference.columns;
  return (
    <Section>
      <SectionHead title={difference.title} lead={difference.lead} />
      <table className={styles.table}>
        <caption className="sr-only">{difference.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{topics}</span>
            </th>
            <th scope="col">{us}</th>
            <th scope="col">{others}</th>
          </tr>
        </thead>
        <tbody>
          {difference.rows.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{row.topic}</th>
              <td className={styles.us}>{row.us}</td>
              <td>{row.others}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
