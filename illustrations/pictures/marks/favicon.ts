export { markPicture as picture } from '../../kit/brand.ts';
