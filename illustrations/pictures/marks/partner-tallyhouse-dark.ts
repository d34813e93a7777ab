import { tallyhouse } from '../../kit/partner-logos.ts';

export const picture = tallyhouse('dark');
