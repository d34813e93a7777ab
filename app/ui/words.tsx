import { Fragment } from 'react';
import styles from './words.module.css';

type WordsProps = {
  readonly children: string;
  /** A heading keeps its last two words on one line, if they have at most this many characters. */
  readonly keepLast?: number;
  /** In running text only numbers stay whole: each kept word costs a long page its bytes. */
  readonly only?: 'numbers';
};

/** Phone numbers, and words or numbers joined by hyphens: "(303) 555-0142", "30-day", "4-6 weeks". */
const unbroken =
  /\(\d{3}\) \d{3}-\d{4}|\d+-\d+ (?:days|hours|minutes|weeks|months)|[\p{L}\d$]+(?:-[\p{L}\d]+)+/gu;
const unbrokenNumber =
  /\(\d{3}\) \d{3}-\d{4}|\d+-\d+ (?:days|hours|minutes|weeks|months)|\d+-[\p{L}\d]+(?: money-back)?/gu;
/** A longer compound may be wider than the narrowest column, so it may break. */
const longest = 17;
const lastTwo = /(?<=\s)\S+\s\S+$/;

/** A text whose compounds do not break at a line's end. */
export function Words({ children, keepLast = 0, only }: WordsProps) {
  const [end] = lastTwo.exec(children) ?? [''];
  const kept = end.length <= keepLast ? end : '';
  const start = children.slice(0, children.length - kept.length);
  const pattern = only ? unbrokenNumber : unbroken;
  const compounds = start.match(pattern);
  if (!compounds && !kept) return children;
  return (
    <>
      {start.split(pattern).map((part, index) => {
        const compound = compounds?.[index];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts never change their order
          <Fragment key={index}>
            {part}
            {compound && compound.length > longest
              ? compound
              : compound && <span className={styles.unbroken}>{compound}</span>}
          </Fragment>
        );
      })}
      {kept && <span className={styles.unbroken}>{kept}</span>}
    </>
  );
}
