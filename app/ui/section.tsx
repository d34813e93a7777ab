import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { useReveal } from '#app/hooks/use-reveal.ts';
import { SteppedEdge } from './stepped-edge.tsx';
import styles from './section.module.css';

type SectionProps = {
  /** The fragment other pages link to. */
  readonly id?: string;
  /** The ground: paper, sand, a blue band, or a blue band whose ground rises over the one before it. */
  readonly tone?: 'paper' | 'sand' | 'band' | 'rising-band';
  /** Placement only. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The frame of a page-wide band: owns rhythm, ground, width and the fade-in. */
export function Section({ id, tone = 'paper', className, children }: SectionProps) {
  const body = useRef<HTMLDivElement>(null);
  useReveal(body);
  const rising = tone === 'rising-band';
  return (
    <section
      id={id}
      className={clsx(styles.section, rising && styles.rising)}
      data-tone={rising ? 'band' : tone}
    >
      {rising && <SteppedEdge />}
      <div ref={body} className={styles.body}>
        <div className={clsx('wrap', styles.inner, className)}>{children}</div>
      </div>
    </section>
  );
}

type SectionHeadProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** `split` sets the lead beside the title on wide screens; `center` stands in the middle. */
  readonly layout?: 'stack' | 'split' | 'center';
};

export function SectionHead({ title, lead, layout = 'stack' }: SectionHeadProps) {
  return (
    <div className={styles.head} data-layout={layout}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
