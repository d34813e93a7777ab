import { cobblewick } from '../../kit/partner-logos.ts';

export const picture = cobblewick('light');
