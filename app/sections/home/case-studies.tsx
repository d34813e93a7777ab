import type { HomePage } from '#app/content/home.ts';
import { PhoneRow } from '#app/sections/shared/phone-row.tsx';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './case-studies.module.css';
import { TestimonialCard } from './testimonial-card.tsx';

type HomeCaseStudiesProps = { readonly caseStudies: HomePage['caseStudies'] };

/** Results and quotes of sample clients. The first card is large. */
export function HomeCaseStudies({ caseStudies }: HomeCaseStudiesProps) {
  const { title, lead, note, testimonials } = caseStudies;
  return (
    <Section id="case-studies" className={styles.frame}>
      <SectionHead title={title} lead={<RichText text={lead} />} layout="split" />
      <PhoneRow label={title} className={styles.cards}>
        {testimonials.map((testimonial, index) => (
          <TestimonialCard
            key={testimonial.anchor}
            testimonial={testimonial}
            look={index === 0 ? 'lead' : 'row'}
          />
        ))}
      </PhoneRow>
      <SampleNote note={note} />
    </Section>
  );
}
