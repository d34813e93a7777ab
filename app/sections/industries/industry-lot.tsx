import { clsx } from 'clsx';
import type { ClosingCall } from '#app/content/entities.ts';
import { CallActions } from '#app/sections/shared/call-actions.tsx';
import band from '#app/sections/shared/call-band.module.css';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import road from './industry-list.module.css';
import styles from './industry-lot.module.css';

type IndustryLotProps = {
  readonly call: ClosingCall;
  /** The end at which the road arrives. Without industries there is no road. */
  readonly side: 'left' | 'right' | null;
};

/** The empty lot at the end of the road, on the ground of a closing call to action for other industries. */
export function IndustryLot({ call, side }: IndustryLotProps) {
  return (
    <div className={clsx(band.band, styles.lot)} data-tone="accent" data-side={side ?? 'right'}>
      {side && <span className={clsx(road.road, styles.road)} aria-hidden="true" />}
      <div className={band.words}>
        <h2>
          <Words>{call.title}</Words>
        </h2>
        <p className={band.lead}>
          <Words>{call.lead}</Words>
        </p>
        <CallActions>
          <BriefButton call={call.action} />
          <ButtonLink to={call.link.to} variant="quiet">
            {call.link.label}
          </ButtonLink>
        </CallActions>
      </div>
      <Picture picture={call.picture} alt="" className={styles.scene} />
    </div>
  );
}
