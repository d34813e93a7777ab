import { blue, butter } from '../../drawing/ramps.ts';
import { screenPictureAtNight } from '../../kit/night.ts';
import { resultsParts } from './closeup-results-parts.ts';

/** The answer has an edge, apart from the results. */
const answer = { fill: blue[800], stroke: butter[400], strokeWidth: 4, night: 'beacon' } as const;

export const picture = screenPictureAtNight(resultsParts(answer));
