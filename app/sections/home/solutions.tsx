import type { HomePage } from '#app/content/home.ts';
import { CallActions } from '#app/sections/shared/call-actions.tsx';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './solutions.module.css';

/** A marked-up monthly report beside what the agency does each month. */
export function HomeSolutions({ solutions }: { readonly solutions: HomePage['solutions'] }) {
  const { title, lead, points, call, more, report } = solutions;
  return (
    <Section id="solutions" tone="sand" className={styles.columns}>
      <div className={styles.report}>
        <Picture picture={report.picture} alt={report.alt} />
        <SampleNote note={report.note} />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <ul>
          {points.map(({ icon, title: name, description, detail }) => (
            <li key={name}>
              <Picture picture={icon} alt="" />
              <h3>{name}</h3>
              <p>
                {description} <b>{detail}</b>
              </p>
            </li>
          ))}
        </ul>
        <CallActions>
          <BriefButton call={call} variant="accent" />
          <ButtonLink to={more.to} variant="quiet">
            {more.label}
          </ButtonLink>
        </CallActions>
      </div>
    </Section>
  );
}
