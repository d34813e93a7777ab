import styles from './signed-figure.module.css';

/** A figure whose minus is drawn, as wide as a plus, over the hyphen of its text. */
export const SignedFigure = ({ value }: { readonly value: string }) =>
  value.startsWith('-') ? (
    <>
      <span className={styles.minus}>{value[0]}</span>
      {value.slice(1)}
    </>
  ) : (
    value
  );
