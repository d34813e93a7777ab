/** Seeds fast-check with the seed of the tier. */
import fc from 'fast-check';
import { seed } from './tier.ts';

fc.configureGlobal({ seed });
