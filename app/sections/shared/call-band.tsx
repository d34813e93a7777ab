import type { ReactNode } from 'react';
import type { ClosingCall } from '#app/content/entities.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import { CallActions } from './call-actions.tsx';
import styles from './call-band.module.css';

type CallBandProps = {
  /** `accent` (orange) for the main action of a page, `band` for blue. */
  readonly tone: 'accent' | 'band';
  readonly title: string;
  readonly lead: string;
  /** The buttons and the content below them. */
  readonly children: ReactNode;
  /** The picture on the right. */
  readonly scene: ReactNode;
};

/** A call-to-action block. */
function CallBand({ tone, title, lead, children, scene }: CallBandProps) {
  return (
    <div className={styles.band} data-tone={tone}>
      <div className={styles.words}>
        <h2>
          <Words>{title}</Words>
        </h2>
        <p className={styles.lead}>
          <Words>{lead}</Words>
        </p>
        {children}
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  );
}

type PicturedCallProps = Pick<CallBandProps, 'tone'> & {
  readonly call: ClosingCall;
  /** Content below the buttons. */
  readonly children?: ReactNode;
};

/** A call to action with one button, one link and a picture. */
export function PicturedCall({ call, tone, children }: PicturedCallProps) {
  const onBlue = tone === 'band';
  return (
    <CallBand
      tone={tone}
      title={call.title}
      lead={call.lead}
      scene={<Picture picture={call.picture} alt="" />}
    >
      <CallActions>
        <BriefButton call={call.action} variant={onBlue ? 'accent' : 'primary'} />
        <ButtonLink to={call.link.to} variant={onBlue ? 'band' : 'quiet'}>
          {call.link.label}
        </ButtonLink>
      </CallActions>
      {children}
    </CallBand>
  );
}
