import { blue } from '../../drawing/ramps.ts';
import { logo } from '../../kit/brand.ts';

export const picture = logo(blue[800]);
