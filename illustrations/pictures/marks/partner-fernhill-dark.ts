import { fernhill } from '../../kit/partner-logos.ts';

export const picture = fernhill('dark');
