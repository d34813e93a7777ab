/** What this site says about its own verdicts on the 87 points. */

/** Points that the site's specification forces to fail, each with the reason in one sentence. */
export const forcedFailures: Readonly<Record<number, string>> = {
  11: 'Articles, services and footer entries without a page of their own are placeholders that lead to “#” until that page exists.',
  31: 'Three case studies are summaries: their addresses answer, and say that the full study is not there.',
  64: 'The home page’s title begins with the name of the agency, because the name is what that page is found by.',
  72: 'Nine of ten services are described on one page until each has a page of its own.',
};
