import styles from './sample-note.module.css';

type SampleNoteProps = {
  /** The text from `content/samples/note.ts`. Null if the block shows no sample. */
  readonly note: string | null | undefined;
};

/** The visible label of sample content, in the block that shows it. */
export function SampleNote({ note }: SampleNoteProps) {
  return note ? (
    <p className={styles.note} data-sample-note="">
      {note}
    </p>
  ) : null;
}
