import { useId, useState } from 'react';
import type { LinkTarget } from '#app/content/paths.ts';
import { useHoverIntent, type HoverGroup } from '#app/lib/use-hover-intent.ts';
import { SiteLink } from './site-link.tsx';
import styles from './term.module.css';

const group: HoverGroup = { lastClosed: -Infinity };

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
  const [open, setOpen] = useState(false);
  const intent = useHoverIntent({
    openDelay: 700,
    closeDelay: 100,
    skipDelay: 300,
    group,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  });
  return (
    <span
      className={styles.host}
      onPointerEnter={intent.onPointerEnter}
      onPointerLeave={intent.onPointerLeave}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={intent.close}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <SiteLink to={to} className={styles.word} aria-describedby={id}>
        {name}
      </SiteLink>
      <span className={styles.tip} id={id} role="tooltip" data-open={open || undefined}>
        {meaning}
      </span>
    </span>
  );
}
