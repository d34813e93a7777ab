/** The photos are small and on a dark ground, so they keep the colors of the day. */
export { picture } from './closeup-profile-photos.ts';
