import type { SeoPage } from '#app/content/seo.ts';
import { CallActions, CallBand } from '#app/sections/shared/call-band.tsx';
import { BriefButton } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './audit.module.css';

/** The audit, drawn as what it is: one square for each check. */
export function SeoAudit({ audit }: { readonly audit: SeoPage['audit'] }) {
  return (
    <Section className={styles.section}>
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
      </CallBand>
    </Section>
  );
}

const columns = 15;

/** Squares on a 32-unit grid; those that are urgent lie scattered, as they do on a site. */
function Checks({ points, urgent }: Pick<SeoPage['audit'], 'points' | 'urgent'>) {
  // Steps that share no factor with the number of squares never meet twice.
  const marked = new Set(Array.from({ length: urgent }, (_, index) => (11 + index * 41) % points));
  const squares = Array.from({ length: points }, (_, index) => ({
    path: `M${(index % columns) * 32} ${Math.floor(index / columns) * 32}h25v25h-25z`,
    isUrgent: marked.has(index),
  }));
  const drawn = (urgentOnes: boolean) =>
    squares
      .filter(({ isUrgent }) => isUrgent === urgentOnes)
      .map(({ path }) => path)
      .join('');
  return (
    <svg
      viewBox={`-2 -2 ${columns * 32 - 3} ${Math.ceil(points / columns) * 32 - 3}`}
      aria-hidden="true"
    >
      <path className={styles.check} d={drawn(false)} />
      <path className={styles.urgent} d={drawn(true)} />
    </svg>
  );
}
