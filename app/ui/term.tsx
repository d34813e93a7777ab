import type { LinkTarget } from '#app/content/paths.ts';
import { useTooltip } from '#app/hooks/use-tooltip.ts';
import { SiteLink } from './site-link.tsx';
import styles from './term.module.css';

type TermProps = {
  /** The abbreviation: "SERP". */
  readonly name: string;
  readonly meaning: string;
  /** The glossary entry. */
  readonly to: LinkTarget;
};

/**
 * An abbreviation with its definition: a tooltip on hover and focus, and a link to the glossary.
 */
export function Term({ name, meaning, to }: TermProps) {
  const { open, host } = useTooltip();
  return (
    <span className={styles.host} {...host}>
      <SiteLink to={to} className={styles.word} aria-description={meaning}>
        {name}
      </SiteLink>
      {open && (
        <span className={styles.tip} role="tooltip">
          {meaning}
        </span>
      )}
    </span>
  );
}
