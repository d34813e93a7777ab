import { articles } from '#app/content/archive-articles.ts';

/** Every article of the archive, newest first. */
export const loader = () => Response.json(articles);
