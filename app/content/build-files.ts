/** Addresses of files that the build writes and pages name. A leaf. */

/** The Atom feed of guides and articles. */
export const feedFile = '/feed.xml';
/** What the search of the knowledge base looks at beside the articles. */
export const guideSearchFile = '/archive/guides.json';
