import type { GuideAsk } from '#app/guides/page.ts';
import { BriefButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { CallActions, CallBand } from './call-band.tsx';
import styles from './guide-closing.module.css';

/** The call to action at the end of a guide or a list of guides. Not printed. */
export function GuideClosing({ ask }: { readonly ask: GuideAsk }) {
  return (
    <aside className={styles.closing} aria-label={ask.title}>
      <CallBand
        tone="accent"
        title={ask.title}
        lead={ask.text}
        scene={<Picture picture={ask.picture} alt="" />}
      >
        <CallActions>
          <BriefButton call={ask.call} variant="primary" />
        </CallActions>
      </CallBand>
    </aside>
  );
}
