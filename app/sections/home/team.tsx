import type { HomePage } from '#app/content/home.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './team.module.css';

/** Portraits, a quote in a speech bubble beside the portrait of its speaker, and how the team works. */
export function HomeTeam({ team }: { readonly team: HomePage['team'] }) {
  return (
    <Section id="team">
      <div className={styles.columns}>
        <div>
          <h2>{team.title}</h2>
          <figure className={styles.quote}>
            <blockquote>{`“${team.quote.text}”`}</blockquote>
            <figcaption>{team.quote.by}</figcaption>
          </figure>
        </div>
        <ul className={styles.people}>
          {team.people.map(({ name, role, portrait }) => (
            <li key={name}>
              <Picture picture={portrait} alt={team.portraitAlt(name)} />
              <b>{name}</b> <span>{role}</span>
            </li>
          ))}
        </ul>
        <ul className={styles.values}>
          {team.values.map((value) => (
            <li key={value.title}>
              <h3>{value.title}</h3>
              <p>
                <RichText text={value.text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <SampleNote note={team.note} />
    </Section>
  );
}
