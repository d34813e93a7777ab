import { mix } from '../../drawing/color.ts';
import { blue, leaf } from '../../drawing/ramps.ts';
import { screenPictureAtNight } from '../../kit/night.ts';
import { tapTargets } from './closeup-tap-targets.ts';

export const picture = screenPictureAtNight(tapTargets(mix(leaf[700], blue[950], 0.25)));
