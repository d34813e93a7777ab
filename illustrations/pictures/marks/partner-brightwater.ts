import { brightwater } from '../../kit/partner-logos.ts';

export const picture = brightwater('light');
