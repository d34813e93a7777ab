import { clsx } from 'clsx';
import type { ClosingCall } from '#app/content/entities.ts';
import { CallActions } from '#app/sections/shared/call-actions.tsx';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './industry-lot.module.css';
import road from './industry-list.module.css';

type IndustryLotProps = {
  readonly call: ClosingCall;
  /** The end at which the road arrives. Without industries there is no road. */
  readonly side: 'left' | 'right' | null;
};

/** The empty lot at the end of the road, with the call to action for other industries. */
export function IndustryLot({ call, side }: IndustryLotProps) {
  return (
    <div className={styles.lot} data-side={side ?? 'right'}>
      {side && <span className={clsx(road.road, styles.road)} aria-hidden="true" />}
      <Picture picture={call.picture} alt="" className={styles.scene} />
      <div className={styles.words}>
        <h2>
          <Words>{call.title}</Words>
        </h2>
        <p>
          <Words>{call.lead}</Words>
        </p>
        <CallActions>
          <BriefButton call={call.action} variant="accent" />
          <ButtonLink to={call.link.to} variant="quiet">
            {call.link.label}
          </ButtonLink>
        </CallActions>
      </div>
    </div>
  );
}
