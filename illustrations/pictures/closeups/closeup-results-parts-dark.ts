import { mix } from '../../drawing/color.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { screenPictureAtNight } from '../../kit/night.ts';
import { resultsParts } from './closeup-results-parts.ts';

/** The answer keeps a warm surface, apart from those of the results. */
const answer = mix(orange[700], blue[950], 0.5);

export const picture = screenPictureAtNight(resultsParts({ fill: answer, night: 'beacon' }));
