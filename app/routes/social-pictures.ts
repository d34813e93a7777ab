import { socialPictures } from '#app/content/social-pictures.ts';

/** For the finishing step, which draws them and takes this file out of the site. */
export const loader = () => Response.json(socialPictures);
