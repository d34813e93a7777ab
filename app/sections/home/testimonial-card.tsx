import { clsx } from 'clsx';
import type { Testimonial } from '#app/content/entities.ts';
import { Card } from '#app/ui/card.tsx';
import { PicturePanel } from '#app/ui/picture-panel.tsx';
import { Stars } from '#app/ui/stars.tsx';
import styles from './testimonial-card.module.css';

type TestimonialCardProps = {
  readonly testimonial: Testimonial;
  /**
   * On wide screens: `lead` is a tall card with a large quote, `row` has its picture on the left.
   */
  readonly look: 'lead' | 'row';
};

/** A client’s result, quote and rating beside a picture. */
export function TestimonialCard({ testimonial, look }: TestimonialCardProps) {
  const { anchor, client, industry, improvement, quote, author, stars } = testimonial;
  return (
    <Card id={anchor} className={clsx(styles.card, look === 'lead' && styles.lead)}>
      <PicturePanel {...testimonial.illustration} panel={testimonial.panel} />
      <div className={styles.body}>
        <h3 className={styles.gain}>
          {improvement.value} <span>{improvement.measure}</span>
        </h3>
        <blockquote>{`“${quote}”`}</blockquote>
        <div className={styles.who}>
          <p>
            <b>{author}</b> <span>{client}</span> <span>{industry}</span>
          </p>
          <Stars count={stars} />
        </div>
      </div>
    </Card>
  );
}
