import { checkGrid } from '#app/charts/check-grid.ts';
import type { SeoPage } from '#app/content/seo.ts';
import type { OwnAuditSummary } from '#app/content/own-audit.ts';
import { CallActions } from '#app/sections/shared/call-actions.tsx';
import { CallBand } from '#app/sections/shared/call-band.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './audit.module.css';

type SeoAuditProps = {
  readonly audit: SeoPage['audit'];
  /** The result of this site on the same list. */
  readonly own: OwnAuditSummary;
};

/** The audit, with a drawing that has one square per check. */
export function SeoAudit({ audit, own }: SeoAuditProps) {
  return (
    <Section>
      <CallBand
        tone="accent"
        title={audit.title}
        lead={audit.lead}
        scene={
          <figure className={styles.checks}>
            <Checks points={audit.points} urgent={audit.urgent} />
            <figcaption>{audit.caption}</figcaption>
          </figure>
        }
      >
        <CallActions>
          <BriefButton call={audit.call} />
        </CallActions>
        <p className={styles.own} data-computed="">
          {own.short} <SiteLink to={own.link.to}>{own.link.label}</SiteLink>
        </p>
      </CallBand>
    </Section>
  );
}

/** A square per check. Some are marked as urgent. */
function Checks({ points, urgent }: Pick<SeoPage['audit'], 'points' | 'urgent'>) {
  const { viewBox, rows, marks } = checkGrid(points, urgent);
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path className={styles.check} d={rows} />
      <path className={styles.urgent} d={marks} />
    </svg>
  );
}
