/** Addresses of generated files that pages link to or fetch. A leaf module. */

/** The Atom feed of guides and articles. */
export const feedFile = '/feed.xml';
/** The index of the guides for the search of the knowledge base. */
export const guideSearchFile = '/archive/guides.json';
