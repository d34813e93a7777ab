import { useScrollingRow } from '#app/hooks/use-scrolling-row.ts';
import { useScrollSpy } from '#app/hooks/use-scroll-spy.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './letter-bar.module.css';

/** The fragment of a letter on the page of a glossary. */
export const letterId = (letter: string) => `letter-${letter.toLowerCase()}`;

type LetterBarProps = { readonly letters: readonly { readonly letter: string }[] };

/** Links to the letters, with the current one marked. */
export function LetterBar({ letters }: LetterBarProps) {
  const ids = letters.map(({ letter }) => letterId(letter));
  const current = useScrollSpy(ids);
  const scroller = useScrollingRow<HTMLDivElement>(current ?? null);
  return (
    <nav className={styles.bar} aria-label="Letters">
      <div ref={scroller} className={styles.scroll}>
        <ol>
          {letters.map(({ letter }) => {
            const id = letterId(letter);
            return (
              <li key={letter}>
                <SiteLink to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  {letter}
                </SiteLink>
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}
