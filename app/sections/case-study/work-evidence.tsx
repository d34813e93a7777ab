import type { WorkEvidence as Evidence } from '#app/content/study-summary.ts';
import styles from './work-evidence.module.css';

type EvidenceOf<Kind extends Evidence['kind']> = {
  readonly evidence: Extract<Evidence, { kind: Kind }>;
};

/** What the client saw before or after the work, drawn as a screen. */
export function WorkEvidence({ evidence }: { readonly evidence: Evidence }) {
  switch (evidence.kind) {
    case 'terms':
      return <Terms evidence={evidence} />;
    case 'page':
      return <PhonePage evidence={evidence} />;
    case 'thread':
      return <Thread evidence={evidence} />;
  }
}

function Terms({ evidence: { title, rows } }: EvidenceOf<'terms'>) {
  return (
    <div className={styles.terms}>
      <p>{title}</p>
      <ul>
        {rows.map(({ term, result, kind }) => (
          <li key={term} data-kind={kind}>
            <span>{term}</span> <b>{result}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first screen of a website on a phone. The picture of a slideshow is where the other one has answers. */
function PhonePage({ evidence: { title, heading, phone, answers, button } }: EvidenceOf<'page'>) {
  const hasAnswers = answers.length > 0;
  return (
    <div className={styles.phone} data-slides={!hasAnswers || undefined}>
      <p className={styles.bar}>{title}</p>
      {!hasAnswers && (
        <svg viewBox="0 0 240 120" aria-hidden="true">
          <path d="M0 0H240V120H0Z" />
          <circle cx="128" cy="64" r="30" />
          <path d="M0 76Q60 40 120 76T240 72V120H0Z" />
          <path d="M0 96Q60 70 120 96T240 92V120H0Z" />
        </svg>
      )}
      <p className={styles.heading}>{heading}</p>
      {phone && <p className={styles.number}>{phone}</p>}
      {hasAnswers && (
        <ul>
          {answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      )}
      <p className={styles.button}>{button}</p>
    </div>
  );
}

function Thread({ evidence: { messages } }: EvidenceOf<'thread'>) {
  return (
    <ul className={styles.thread}>
      {messages.map(({ time, by, text, isReply }) => (
        <li key={time} data-reply={isReply}>
          <small>
            {by}, {time}
          </small>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
