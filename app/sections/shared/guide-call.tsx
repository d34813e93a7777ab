import type { ClosingCall } from '#app/content/entities.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './guide-call.module.css';

/** The call to action at the end of a guide or a hub. Not printed. */
export function GuideCall({ call }: { readonly call: ClosingCall }) {
  return (
    <aside className={styles.band} aria-labelledby="call">
      <div>
        <h2 id="call">{call.title}</h2>
        <p>
          <Words>{call.lead}</Words>
        </p>
        <div className={styles.actions}>
          <BriefButton call={call.action} variant="primary" />
          <ButtonLink to={call.link.to} variant="quiet">
            {call.link.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.scene}>
        <Picture picture={call.picture} alt="" />
      </div>
    </aside>
  );
}
