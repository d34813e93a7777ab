import type { HomePage } from '#app/content/home.ts';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './team.module.css';

/** How the team works, with portraits and a quote of one member. */
export function HomeTeam({ team }: { readonly team: HomePage['team'] }) {
  const { text, by } = team.quote;
  return (
    <Section id="team">
      <div className={styles.columns}>
        <div>
          <h2>{team.title}</h2>
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
        <ul className={styles.people}>
          {team.people.map(({ name, role, portrait }) => (
            <li key={name}>
              <Picture picture={portrait} alt={team.portraitAlt(name)} />
              <b>{name}</b> <span>{role}</span>
            </li>
          ))}
        </ul>
      </div>
      <figure className={styles.quote}>
        <blockquote>“{text}”</blockquote>
        <figcaption>
          <b>{by.name}</b>, {by.role}
        </figcaption>
      </figure>
      <SampleNote note={team.note} />
    </Section>
  );
}
