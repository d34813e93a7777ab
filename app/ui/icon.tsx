import { clsx } from 'clsx';
import styles from './icon.module.css';

/** Outlines on a 24 × 24 grid, stroked in the current color. */
const outlines = {
  arrow: 'M7 17 17 7M8.5 7H17v8.5',
  calendar:
    'M7 5.5h10a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8.5a3 3 0 0 1 3-3ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  card: 'M6.5 6h11a3 3 0 0 1 3 3v6.5a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM3.5 10.5h17',
  check: 'm5 12.5 4.5 4.5L19 7',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5v4.7l3.3 2',
  close: 'm6 6 12 12M18 6 6 18',
  contrast: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16v16M14 6v12M16 7v10M18 8.5v7',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  download: 'M12 4v10.5m-4.5-4 4.5 4.5 4.5-4.5M5 19.5h14',
  free: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8 16l8-8',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17-5-5.5-5-11.5 0-17Z',
  grid: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h6v6h-6Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  loading:
    'M12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4M6 6l2.8 2.8M15.2 15.2 18 18M18 6l-2.8 2.8M8.8 15.2 6 18',
  lock: 'M5 11h14v9H5ZM8 11V8a4 4 0 0 1 8 0v3',
  mail: 'M6.5 5.5h11a3 3 0 0 1 3 3V16a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V8.5a3 3 0 0 1 3-3ZM4.5 8l7.5 5.5L19.5 8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  print: 'M7 8.5V4h10v4.5M7 17H4.5v-8h15v8H17M7 14h10v6H7Z',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM9 12l2.2 2.2L15.2 10',
} as const;
export type IconName = keyof typeof outlines;

type IconProps = { readonly name: IconName; readonly className?: string | undefined };

/** Always decorative: adjacent text, or the label of its button, has the same meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      data-icon={name}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
