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

const columns = 11;

/** Squares on a 32-unit grid: a row is one dashed line. The urgent ones are spread over the grid. */
function Checks({ points, urgent }: Pick<SeoPage['audit'], 'points' | 'urgent'>) {
  const rows = Array.from({ length: Math.ceil(points / columns) }, (_, row) => {
    const squares = Math.min(columns, points - row * columns);
    return `M0 ${row * 32}h${squares * 32 - 7}`;
  });
  // 31 and the number of squares have no common factor, so no square is marked twice.
  const marks = Array.from({ length: urgent }, (_, index) => (11 + index * 31) % points).map(
    (square) => `M${(square % columns) * 32} ${Math.floor(square / columns) * 32}h25`,
  );
  return (
    <svg viewBox={`0 -13 ${columns * 32 - 7} ${rows.length * 32 - 6}`} aria-hidden="true">
      <path className={styles.check} d={rows.join('')} />
      <path className={styles.urgent} d={marks.join('')} />
    </svg>
  );
}
