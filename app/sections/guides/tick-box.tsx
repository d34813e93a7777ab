import styles from './tick-box.module.css';

type TickBoxProps = {
  /** The id under which the tick is stored. */
  readonly value: string;
  readonly checked: boolean;
  readonly onTick: (value: string, on: boolean) => void;
};

/** The check box of a checklist and of a list of prerequisites. */
export function TickBox({ value, checked, onTick }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      className={styles.box}
      value={value}
      checked={checked}
      autoComplete="off"
      onChange={(event) => onTick(value, event.target.checked)}
    />
  );
}
