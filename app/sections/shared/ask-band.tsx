import type { GuideAsk } from '#app/guides/page.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './ask-band.module.css';

/** The one orange thing at the end of a page: what the agency would do next. */
export function AskBand({ ask }: { readonly ask: GuideAsk }) {
  return (
    <aside className={styles.band} aria-labelledby="ask">
      <div>
        <h2 id="ask">{ask.title}</h2>
        <p>{ask.text}</p>
        <BriefButton call={ask.call} variant="primary" />
      </div>
      <Picture picture={ask.picture} alt="" />
    </aside>
  );
}
