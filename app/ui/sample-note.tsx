import styles from './sample-note.module.css';

type SampleNoteProps = {
  /** As `content/samples/note.ts` words it; null where nothing shown is a sample. */
  readonly note: string | null | undefined;
};

/** The visible label of sample content. It stands in the block that shows the samples. */
export function SampleNote({ note }: SampleNoteProps) {
  return note ? (
    <p className={styles.note} data-sample-note="">
      {note}
    </p>
  ) : null;
}
