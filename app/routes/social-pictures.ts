import { socialPictures } from '#app/content/social-pictures.ts';

/**
 * Input of the finishing step, which draws the social pictures and removes this file from the site.
 */
export const loader = () => Response.json(socialPictures);
