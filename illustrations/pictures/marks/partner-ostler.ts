import { ostler } from '../../kit/partner-logos.ts';

export const picture = ostler('light');
