import { useId } from 'react';
import type { LinkTarget } from '#app/content/paths.ts';
import { useTooltip } from '#app/hooks/use-tooltip.ts';
import { SiteLink } from './site-link.tsx';
import styles from './term.module.css';

type TermProps = {
  /** As it stands in the text: "SERP". */
  readonly name: string;
  readonly meaning: string;
  /** The glossary entry that says more. */
  readonly to: LinkTarget;
};

/** An abbreviation that carries its definition: shown on hover and focus, and one tap away in the glossary. */
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
