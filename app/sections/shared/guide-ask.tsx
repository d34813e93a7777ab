import type { GuideAsk as Ask } from '#app/guides/page.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './guide-ask.module.css';

/** The call to action at the end of a guide or a list of guides. Not printed. */
export function GuideAsk({ ask }: { readonly ask: Ask }) {
  return (
    <aside className={styles.band} aria-labelledby="ask">
      <div>
        <h2 id="ask">{ask.title}</h2>
        <p>
          <Words>{ask.text}</Words>
        </p>
        <div className={styles.actions}>
          <BriefButton call={ask.call} variant="primary" />
          <ButtonLink to={ask.link.to} variant="quiet">
            {ask.link.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.scene}>
        <Picture picture={ask.picture} alt="" />
      </div>
    </aside>
  );
}
