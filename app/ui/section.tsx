import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { useReveal } from '#app/hooks/use-reveal.ts';
import { SteppedEdge } from './stepped-edge.tsx';
import styles from './section.module.css';
import { Words } from './words.tsx';

type SectionProps = {
  /** The id for links to this section. */
  readonly id?: string;
  /** The background: paper, sand, or blue or orange with a stepped edge over the section before. */
  readonly tone?: 'paper' | 'sand' | 'band' | 'rising-band' | 'rising-accent' | undefined;
  /** Classes for placement only. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A page-wide section: spacing, background, width and fade-in. */
export function Section({ id, tone = 'paper', className, children }: SectionProps) {
  const body = useRef<HTMLDivElement>(null);
  useReveal(body);
  const rising = tone.startsWith('rising-');
  const ground = tone === 'rising-accent' ? 'accent' : 'band';
  return (
    <section
      id={id}
      className={clsx(styles.section, rising && styles.rising)}
      data-tone={rising ? ground : tone}
    >
      {rising && <SteppedEdge ground={ground} />}
      <div ref={body} className={styles.body}>
        <div className={clsx('wrap', styles.inner, className)}>{children}</div>
      </div>
    </section>
  );
}

type SectionHeadProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** `split` puts the lead beside the title on wide screens, for a lead of two lines or more; `center` centers both. */
  readonly layout?: 'stack' | 'split' | 'center';
};

/** The h2 of a section with its lead. */
export function SectionHead({ title, lead, layout = 'stack' }: SectionHeadProps) {
  return (
    <div className={styles.head} data-layout={layout}>
      <h2>
        <Words>{title}</Words>
      </h2>
      {lead && <p>{typeof lead === 'string' ? <Words>{lead}</Words> : lead}</p>}
    </div>
  );
}
