import type { CaseStudy, StudyTestimonial as Testimonial } from '#app/content/case-study.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './study-people.module.css';

type StudyTestimonialProps = Pick<CaseStudy, 'note'> & {
  readonly testimonial: Testimonial;
  /** The alternative text of the portrait, with `{author}`. */
  readonly portraitAlt: string;
};

/** What the client says, beside a portrait. */
export function StudyTestimonial({ testimonial, portraitAlt, note }: StudyTestimonialProps) {
  const { quote, author, position, image } = testimonial;
  return (
    <Section className={styles.quote}>
      <Picture
        picture={image}
        alt={portraitAlt.replace('{author}', author)}
        className={styles.portrait}
      />
      <figure>
        <blockquote>“{quote}”</blockquote>
        <figcaption>
          {author} <span>{position}</span>
        </figcaption>
        <SampleNote note={note} />
      </figure>
    </Section>
  );
}

/** The tools of the work, and what happens next. */
export function StudyNext({ tools, nextSteps }: Pick<CaseStudy, 'tools' | 'nextSteps'>) {
  return (
    <Section className={styles.next}>
      <h2>{tools.title}</h2>
      <ul className={styles.tools}>
        {tools.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{nextSteps.title}</h2>
      <ol className={styles.steps}>
        {nextSteps.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
