import type { BeforeAfter, HubLesson } from '#app/guides/page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './hub-before-after.module.css';

type HubBeforeAfterProps = { readonly pair: BeforeAfter<HubLesson> };

/** A site on two phones, each on a terrace of its own. What changed is beside the marks of the pictures and leads to the guides. */
export function HubBeforeAfter({ pair: { title, lead, before, after } }: HubBeforeAfterProps) {
  return (
    <Section>
      <SectionHead title={title} lead={lead} layout="split" />
      <div className={styles.pair}>
        <div>
          <h3>
            <Icon name="close" /> {before.title}
          </h3>
          <Picture {...before.illustration} />
          <ol>
            {before.points.map((text) => (
              <li key={text}>
                <b>
                  <Words>{text}</Words>
                </b>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3>
            <Icon name="check" /> {after.title}
          </h3>
          <Picture {...after.illustration} />
          <ol>
            {after.points.map(({ text, to }) => (
              <li key={text}>
                <SiteLink to={to.path}>
                  <b>
                    <Words>{text}</Words>
                  </b>{' '}
                  <small>{to.guide}</small>
                </SiteLink>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
