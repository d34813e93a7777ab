import type { HomePage } from '#app/content/home.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './challenges.module.css';

/** Three challenges, each under a large picture. */
export function HomeChallenges({ challenges }: { readonly challenges: HomePage['challenges'] }) {
  const { title, lead, points } = challenges;
  return (
    <Section id="challenges" className={styles.challenges}>
      <SectionHead title={title} lead={lead} />
      <ul>
        {points.map(({ icon, title: name, description, detail }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              {description} <b>{detail}</b>
            </p>
            <Picture picture={icon} alt="" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
