import { useId } from 'react';
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
  const id = useId();
  const { open, host } = useTooltip();
  return (
    <span className={styles.host} {...host}>
      <SiteLink to={to} className={styles.word} aria-describedby={id}>
        {name}
      </SiteLink>
      <span className={styles.tip} id={id} role="tooltip" data-open={open || undefined}>
        {meaning}
      </span>
    </span>
  );
}
