import { checkGrid } from '#app/charts/check-grid.ts';
import type { SeoPage } from '#app/content/seo.ts';
import type { OwnAuditSummary } from '#app/content/own-audit.ts';
import { CallActions } from '#app/sections/shared/call-actions.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './audit.module.css';

type SeoAuditProps = {
  readonly audit: SeoPage['audit'];
  /** The result of this site on the same list, and a letter per check for the drawing. */
  readonly own: Pick<OwnAuditSummary, 'score' | 'link'> & { readonly checks: string };
};

/** The audit, with the result of this site: one square per check, above a key with the number of each. */
export function SeoAudit({ audit, own }: SeoAuditProps) {
  const keys = [
    ['p', audit.key.passed, undefined],
    ['f', audit.key.failed, styles.failed],
    ['-', audit.key.open, styles.open],
  ] as const;
  const { viewBox, passed, failed, open } = checkGrid(own.checks);
  return (
    <Section tone="rising-accent" className={styles.audit}>
      <div className={styles.words}>
        <SectionHead title={audit.title} lead={audit.lead} />
        <CallActions>
          <BriefButton call={audit.call} />
        </CallActions>
      </div>
      <figure className={styles.checks} data-computed="">
        <p>
          <b>{own.score.value}</b> {own.score.measure}
        </p>
        <svg viewBox={viewBox} aria-hidden="true">
          <path d={passed + failed} />
          <path className={styles.failed} d={failed} />
          <path className={styles.open} d={open} />
        </svg>
        <figcaption>
          <ul>
            {keys.map(([mark, label, look]) => (
              <li key={mark} className={look}>
                <b>{own.checks.split(mark).length - 1}</b> {label}
              </li>
            ))}
          </ul>
          <SiteLink to={own.link.to}>{own.link.label}</SiteLink>
        </figcaption>
      </figure>
    </Section>
  );
}
