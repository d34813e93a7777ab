import type { Text } from '#app/guides/markdown/text.ts';
import type { StepPhase, StepsPage, StepView } from '#app/guides/page.ts';
import { GuideFacts } from '#app/sections/shared/guide-facts.tsx';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { RichText } from '#app/sections/shared/prose/rich-text.tsx';
import { Snippet } from '#app/sections/shared/prose/snippet.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { StepBar } from './step-bar.tsx';
import styles from './steps.module.css';

type StepsProps = { readonly guide: StepsPage };

export function StepsHero({ guide }: StepsProps) {
  return (
    <PageHero page={guide.page} hero={guide.hero}>
      <div className={styles.facts}>
        <GuideFacts
          minutes={guide.minutes}
          dates={guide.dates}
          effort={`${guide.count} steps, ${guide.total}`}
        />
      </div>
    </PageHero>
  );
}

/** The steps in order and in phases, with a sticky bar: what to do, and how to see whether it worked. */
export function StepList({ guide }: StepsProps) {
  const { phases, total, words } = guide;
  return (
    <div className={styles.list}>
      <StepBar steps={phases.flatMap(({ steps }) => steps)} total={total} legend={words.legend} />
      <div className="wrap">
        {phases.map((phase) => (
          <Phase key={phase.title} phase={phase} words={words} />
        ))}
      </div>
    </div>
  );
}

type PhaseProps = { readonly phase: StepPhase; readonly words: StepsPage['words'] };

function Phase({ phase: { title, lead, picture, time, part, steps }, words }: PhaseProps) {
  return (
    <section className={styles.phase}>
      <header>
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <p>
          <b>{time}</b> {part}
        </p>
        <Picture picture={picture} alt="" />
      </header>
      <ol start={steps[0]?.number}>
        {steps.map((step) => (
          <Step key={step.id} step={step} words={words} />
        ))}
      </ol>
    </section>
  );
}

export function StepsAfter({ after }: Pick<StepsPage, 'after'>) {
  return (
    <section className={styles.after} aria-labelledby="after">
      <div className="wrap">
        <h2 id="after">{after.title}</h2>
        {after.picture && <Picture picture={after.picture} alt="" />}
        <ul>
          <Points points={after.points} />
        </ul>
      </div>
    </section>
  );
}

function Points({ points }: { readonly points: readonly Text[] }) {
  return points.map((point, index) => (
    <li key={index}>
      <RichText text={point} />
    </li>
  ));
}

type StepProps = {
  readonly step: StepView;
  readonly words: StepsPage['words'];
};

function Step({ step, words }: StepProps) {
  const {
    id,
    number,
    title,
    minutes,
    before,
    actions,
    worked,
    problem,
    answer,
    snippet,
    illustration,
    isAcross,
  } = step;
  const drawing = illustration && (
    <figure className={illustration.small ? styles.panorama : styles.closeup}>
      <Picture {...illustration} />
    </figure>
  );
  return (
    <li id={id} className={styles.step}>
      <div className={styles.rail}>
        <div>
          <span className={styles.number}>{number}</span>
          <p>
            <b>{minutes} min</b> <span>{before}</span>
          </p>
        </div>
      </div>
      <div className={styles.body}>
        <div data-across={isAcross}>
          <h3>{title}</h3>
          <ol>
            <Points points={actions} />
          </ol>
        </div>
        {drawing}
        {snippet && (
          <Snippet snippet={snippet} isAcross={Boolean(illustration)}>
            {snippet.groups?.map(({ title, keywords }) => (
              <span key={title}>
                <b>{title}</b>
                {keywords.map((keyword) => (
                  <span key={keyword}>{keyword}</span>
                ))}
              </span>
            ))}
          </Snippet>
        )}
        <p className={styles.success}>
          <Icon name="check" />
          <span>
            <b>{words.worked}</b> <RichText text={worked} />
          </span>
        </p>
        <p className={styles.remedy}>
          <span>
            {words.wrong} <b>{problem}</b>
          </span>{' '}
          <RichText text={answer} />
        </p>
      </div>
    </li>
  );
}
