import styles from './words.module.css';

type WordsProps = {
  readonly children: string;
  /** In running text only numbers stay whole: each kept word costs a long page its bytes. */
  readonly only?: 'numbers';
};

/** Phone numbers, "30-day", "4-6 weeks". */
const numbers = /(\(\d{3}\) [\d-]+|\d+-\w+(?: weeks| days| money-back)?)/;
/** Words joined by hyphens too, and the last two words of a text if they are short together. */
const compounds = /((?<=\s)(?=.{1,15}$)\S+ \S+$|\(\d{3}\) [\d-]+|\d+-\d+ \w+|[\w$]+(?:-\w+)+)/;

/** A text whose compounds do not break at a line's end, and whose last line has at least two short words. */
export function Words({ children, only }: WordsProps) {
  return children.split(only ? numbers : compounds).map((part, index) =>
    index % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts never change their order
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
