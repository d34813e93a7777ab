import styles from './words.module.css';

type WordsProps = {
  readonly children: string;
  /** Keeps only numbers with their units together: an element around each compound would make a long text larger. */
  readonly isRunningText?: boolean;
};

/** Phone numbers, "3 + 2 + 1", "30-day", "8 AM", "4-6 weeks", "-site:", and compounds with a first word of 3 or 4 letters. */
const numbersAndUnits =
  /(\(\d{3}\) [\d-]+|\d+(?: \+ \d+)+|\d+-\w+(?: weeks| days| \w+-\w+)?|\d+ [AP]M\b|\b[A-Za-z]{3,4}-\w+|(?<=\s)-\w+:)/;
/** Also words with hyphens, and the last two words of a text if they are short. */
const compounds = /((?<=\s)(?=.{1,15}$)\S+ \S+$|\(\d{3}\) [\d-]+|\d+-\d+ \w+|[\w$]+(?:-\w+)+)/;

/** A text with elements around its compounds, so that they do not break at the end of a line. */
export function Words({ children, isRunningText }: WordsProps) {
  return children.split(isRunningText ? numbersAndUnits : compounds).map((part, index) =>
    index % 2 ? (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
