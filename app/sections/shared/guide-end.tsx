import type { Picture as PictureFile } from '#app/content/entities.ts';
import type { SamplePerson } from '#app/content/samples/people.ts';
import type { GuideFrame } from '#app/guides/page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SampleNote } from '#app/ui/sample-note.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { GuideCall } from './guide-call.tsx';
import styles from './guide-end.module.css';

type GuideEndProps = {
  readonly guide: Pick<
    GuideFrame,
    'sources' | 'byline' | 'portraits' | 'markdown' | 'previous' | 'next' | 'readOn' | 'call'
  >;
};

/** The end of a guide: what to read next, who wrote and checked it, and the call to action. */
export function GuideEnd({ guide }: GuideEndProps) {
  return (
    <div className={`wrap ${styles.end}`}>
      <Onward guide={guide} />
      <About guide={guide} />
      <GuideCall call={guide.call} />
    </div>
  );
}

function Onward({ guide: { readOn, previous, next } }: GuideEndProps) {
  const neighbors = [
    ['Previous', previous, undefined],
    ['Next', next, styles.next],
  ] as const;
  return (
    <section className={styles.onward}>
      <h2>What to read next</h2>
      {readOn.length > 0 && (
        <ul>
          {readOn.map(({ need, to, label, minutes, picture }) => (
            <li key={to}>
              <SiteLink to={to}>
                <span>{need}</span> <b>{label}</b> <small>{minutes} min</small>
                <Picture picture={picture} alt="" />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {(previous ?? next) && (
        <nav aria-label="Previous and next">
          {neighbors.map(
            ([word, guide, look]) =>
              guide && (
                <SiteLink key={word} to={guide.to} className={look}>
                  <Icon name="arrow" />
                  <span>
                    {word}: <b>{guide.label}</b>
                  </span>
                </SiteLink>
              ),
          )}
        </nav>
      )}
    </section>
  );
}

function About({ guide: { byline, portraits, sources, markdown } }: GuideEndProps) {
  const { author, reviewer, sampleNote } = byline;
  return (
    <section className={styles.about}>
      <div>
        <h2>Authors and sources</h2>
        <Person did="Written by" who={author} portrait={portraits.author} />
        <Person did="Reviewed by" who={reviewer} portrait={portraits.reviewer} />
        <SampleNote note={sampleNote} />
      </div>
      <div className={styles.checks}>
        <h3>{byline.title}</h3>
        <ul>
          {byline.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </div>
      <div className={styles.sources}>
        {sources.length > 0 && (
          <>
            <h3>Sources</h3>
            <ul>
              {sources.map(({ label, url }) => (
                <li key={url}>
                  <a href={url}>{label}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          {/* Saved, because a phone shows a text file in tiny letters. */}
          <a href={markdown} download={`${markdown.split('/').at(-2)}.md`}>
            Plain-text version
          </a>
        </p>
      </div>
    </section>
  );
}

type PersonProps = {
  readonly did: string;
  readonly who: SamplePerson;
  readonly portrait: PictureFile;
};

function Person({ did, who, portrait }: PersonProps) {
  return (
    <p className={styles.person}>
      <span className={styles.face}>
        <Picture picture={portrait} alt="" />
      </span>
      <span>
        {did} <b>{who.name}</b> <em>{who.role}</em>
      </span>
    </p>
  );
}
