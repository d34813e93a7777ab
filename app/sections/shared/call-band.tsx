import type { ReactNode } from 'react';
import type { ClosingCall } from '#app/content/entities.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import { CallActions } from './call-actions.tsx';
import styles from './call-band.module.css';

type CallBandProps = {
  readonly call: ClosingCall;
  /** `accent` (orange) for the main action of a page, `band` for blue. */
  readonly tone: 'accent' | 'band';
  /** Content below the buttons. */
  readonly children?: ReactNode;
};

/** A call to action with one button, one link and a picture. */
export function CallBand({ call, tone, children }: CallBandProps) {
  const onBlue = tone === 'band';
  return (
    <div className={styles.band} data-tone={tone} data-closeup={call.isCloseup}>
      <div className={styles.words}>
        <h2>
          <Words>{call.title}</Words>
        </h2>
        <p className={styles.lead}>
          <Words>{call.lead}</Words>
        </p>
        <CallActions>
          <BriefButton call={call.action} variant={onBlue ? 'accent' : 'primary'} />
          <ButtonLink to={call.link.to} variant={onBlue ? 'band' : 'quiet'}>
            {call.link.label}
          </ButtonLink>
        </CallActions>
        {children}
      </div>
      <div className={styles.scene}>
        <Picture picture={call.picture} alt="" />
      </div>
    </div>
  );
}
