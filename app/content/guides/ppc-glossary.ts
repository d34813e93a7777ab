/** /guides/ppc/glossary */
import scene from '#app/assets/pictures/guide-ppc-glossary.svg?picture';
import type { Glossary } from './guide.ts';

export const ppcGlossary = {
  kind: 'glossary',
  topic: 'ppc',
  meta: {
    title: 'PPC Glossary: 36 Paid Search Terms | Upslope',
    description:
      'CPC, quality score, match type, ROAS and 32 more words of paid search, in one plain sentence each with an example.',
    updated: '2026-11-21',
    label: 'PPC glossary',
  },
  hero: {
    title: 'Paid search, in plain words',
    lead: '36 terms from bids to remarketing, one sentence and one example each.',
    illustration: {
      picture: scene,
      alt: 'An auction where bidders hold up paddles with the terms of paid search',
    },
  },
  summary: 'Bid, budget and quality score, in plain words.',
  published: '2026-11-21',
  readOn: [
    { need: 'I want to run a first campaign', to: '/guides/ppc/google-ads-setup' },
    { need: 'My ads run and nobody clicks', to: '/guides/ppc/ad-copy' },
    { need: 'I would rather not pay by the click', to: '/guides/seo/beginners-guide' },
  ],
  terms: [
    {
      slug: 'ad-group',
      term: 'Ad group',
      definition: 'A set of related keywords together with the ads that belong to them.',
      example:
        'A plumber keeps “water heater” and “blocked drain” apart, so each search meets its own ad.',
      see: ['campaign', 'keyword', 'responsive-search-ad'],
    },
    {
      slug: 'ad-rank',
      term: 'Ad Rank',
      definition:
        'The value that decides whether your ad shows and how high, worked out from your bid, the quality of the ad and page, and the search itself.',
      example: 'A florist with a clearer ad and page can stand above a rival who bids more.',
      see: ['bid', 'quality-score'],
    },
    {
      slug: 'ad-schedule',
      term: 'Ad schedule',
      definition: 'The days and hours in which your ads may run.',
      example: 'A locksmith who answers until 10 in the evening stops the ads at 10.',
      see: ['campaign', 'location-targeting'],
    },
    {
      slug: 'asset',
      term: 'Asset (ad extension)',
      definition:
        'A piece of your ad, such as a headline, a picture, a phone number or extra links; the extra pieces used to be called ad extensions.',
      example:
        'A dentist adds a call button and links to “Prices” and “Emergency visits” below the ad.',
      see: ['responsive-search-ad', 'ctr'],
    },
    {
      slug: 'attribution',
      term: 'Attribution',
      definition: 'Deciding which clicks get the credit for a conversion.',
      example:
        'A customer clicks an ad on Monday and another on Friday, then orders a cake: last click credits Friday alone, data-driven can share it.',
      see: ['conversion', 'conversion-tracking', 'utm-tag'],
    },
    {
      slug: 'bid',
      term: 'Bid',
      definition:
        'The most you are willing to pay for a click, set by you or by Google for each search.',
      example:
        'A tire shop that bids $4 often pays less, because the price depends on who else is in the auction.',
      see: ['cpc', 'ad-rank', 'smart-bidding'],
    },
    {
      slug: 'broad-match',
      term: 'Broad match',
      definition:
        'A setting that lets your ad show for searches related to your keyword, even without its words.',
      example:
        "A salon's “dog grooming” may bring in “puppy haircut prices”, and also searches it never wanted.",
      see: ['match-type', 'negative-keyword', 'search-term'],
    },
    {
      slug: 'campaign',
      term: 'Campaign',
      definition:
        'The part of your account with its own budget, goal and places, which holds your ad groups.',
      example:
        'A heating firm keeps repairs and new boilers apart, so a cold week cannot eat the money for both.',
      see: ['ad-group', 'daily-budget'],
    },
    {
      slug: 'conversion',
      term: 'Conversion',
      definition: 'The thing you wanted the visitor to do.',
      example: 'For a dentist it is a call or a booked visit; for an online shop it is an order.',
      see: ['conversion-rate', 'conversion-tracking'],
    },
    {
      slug: 'conversion-rate',
      term: 'Conversion rate',
      definition:
        'The share of visits that end with the thing you wanted, such as a call or an order.',
      example: "Say 250 people click a roofer's ad and 10 of them call: that is 4%.",
      see: ['conversion', 'landing-page', 'cpa'],
    },
    {
      slug: 'conversion-tracking',
      term: 'Conversion tracking',
      definition: 'Counting which ads and keywords led to calls, bookings or orders.',
      example: 'A law firm without it sees what it spends and never what it gets.',
      see: ['conversion', 'attribution'],
    },
    {
      slug: 'cpa',
      term: 'CPA',
      abbreviationOf: 'Cost per action',
      definition: 'What you pay in ads for one conversion.',
      example: 'Say a clinic spends $600 and gets 20 bookings: that is $30 each.',
      see: ['conversion', 'cpc', 'roas'],
    },
    {
      slug: 'cpc',
      term: 'CPC',
      abbreviationOf: 'Cost per click',
      definition: 'What one click on your ad costs you.',
      example: 'Say a florist pays $240 for 80 clicks: that is $3 each.',
      see: ['bid', 'ppc', 'cpa'],
    },
    {
      slug: 'ctr',
      term: 'CTR',
      abbreviationOf: 'Click-through rate',
      definition: 'The share of the times your ad was shown that led to a click.',
      example: "Say a bakery's ad is shown 2,000 times and clicked 90 times: that is 4.5%.",
      see: ['impression', 'quality-score'],
    },
    {
      slug: 'daily-budget',
      term: 'Daily budget',
      definition: 'The average you are ready to spend on a campaign in a day.',
      example:
        'At $20 a day, Google may spend up to $40 on a busy day in most campaigns, but no more than $608 in a month.',
      see: ['campaign'],
    },
    {
      slug: 'exact-match',
      term: 'Exact match',
      definition:
        'A setting that lets your ad show only for searches that mean the same as your keyword.',
      example:
        "A vet's “emergency vet” can also match “emergency veterinarian”, and leaves out “vet school”.",
      see: ['match-type', 'phrase-match'],
    },
    {
      slug: 'impression',
      term: 'Impression',
      definition: 'One time your ad was shown to someone, clicked or not.',
      example:
        "A furniture store's ad can have 5,000 of them in a week and cost little, because only clicks are paid for.",
      see: ['ctr', 'impression-share'],
    },
    {
      slug: 'impression-share',
      term: 'Impression share',
      definition: 'The share of the times your ad could have been shown that it really was.',
      example:
        "Say a garage's ad was shown 600 times out of 1,000 chances: that is 60%, and budget or Ad Rank lost it the rest.",
      see: ['impression', 'ad-rank', 'daily-budget'],
    },
    {
      slug: 'keyword',
      term: 'Keyword',
      definition:
        'A word or phrase that you give Google Ads so that it can match your ad to what people type or say.',
      example:
        'A bakery picks “birthday cake delivery” and leaves out “cake”, which is mostly people looking for recipes.',
      see: ['match-type', 'search-term', 'negative-keyword'],
    },
    {
      slug: 'kpi',
      term: 'KPI',
      abbreviationOf: 'Key performance indicator',
      definition: 'The number you agreed to judge the work by.',
      example:
        'For a dental clinic it is new patients booked per month, because clicks alone fill no chairs.',
      see: ['conversion', 'cpa'],
    },
    {
      slug: 'landing-page',
      term: 'Landing page',
      definition: 'The page a visitor arrives on after a click on an ad, a result or a link.',
      example:
        'A driver who clicked “Brake repair from $180” should land on brakes, with that price, and not on the home page.',
      see: ['conversion-rate', 'quality-score'],
    },
    {
      slug: 'location-targeting',
      term: 'Location targeting',
      definition:
        'Choosing where people must be, or which places they must care about, for your ad to show.',
      example:
        'A garage in Boulder that forgets to choose people in its area can pay for clicks from Boston.',
      see: ['campaign', 'ad-schedule'],
    },
    {
      slug: 'match-type',
      term: 'Match type',
      definition:
        'The rule for how close a search must be to your keyword: broad, phrase or exact.',
      example:
        'A new cake shop with a small budget starts with phrase and exact, and reads what people typed.',
      see: ['broad-match', 'phrase-match', 'exact-match'],
    },
    {
      slug: 'negative-keyword',
      term: 'Negative keyword',
      definition: 'A word or phrase that keeps your ad from showing when a search contains it.',
      example:
        'A wedding photographer adds “free” and “course”, and then “class” too, because synonyms are not covered.',
      see: ['search-term', 'broad-match', 'keyword'],
    },
    {
      slug: 'performance-max',
      term: 'Performance Max',
      definition:
        'A Google Ads campaign that places your ads across Search, Maps, YouTube, Gmail and other Google places from one budget.',
      example:
        'An online shoe shop hands over photos, texts and a goal, and Google picks who sees what.',
      see: ['asset', 'smart-bidding', 'campaign'],
    },
    {
      slug: 'phrase-match',
      term: 'Phrase match',
      definition:
        'A setting that lets your ad show for searches that include the meaning of your keyword.',
      example:
        "A shoe shop's “rain boots” can match “green rain boots for kids”, and leaves out “boot repair”.",
      see: ['match-type', 'exact-match'],
    },
    {
      slug: 'ppc',
      term: 'PPC',
      abbreviationOf: 'Pay per click',
      definition: 'Advertising that you pay for by the click.',
      example:
        'A boiler repair firm switches it on in October, and the calls from ads stop the day it is switched off.',
      see: ['cpc', 'campaign'],
    },
    {
      slug: 'quality-score',
      term: 'Quality Score',
      definition:
        'A grade from 1 to 10 that compares your expected clicks, ad and landing page for a keyword with those of other advertisers.',
      example:
        'A garage whose brake ad leads to a page about brakes tends to get a better grade than one that leads home.',
      see: ['ad-rank', 'landing-page', 'ctr'],
    },
    {
      slug: 'remarketing',
      term: 'Remarketing',
      definition: 'Showing ads to people who have been on your site or bought from you before.',
      example:
        'A furniture store reminds people of the sofa they looked at last week, where they have agreed to that.',
      see: ['campaign', 'conversion-tracking'],
    },
    {
      slug: 'responsive-search-ad',
      term: 'Responsive search ad (RSA)',
      definition:
        'A search ad for which you write up to 15 headlines and 4 descriptions, and Google picks the mix.',
      example:
        'A dentist gets 30 characters for each headline and 90 for each description, so every word has to work.',
      see: ['asset', 'ad-group'],
    },
    {
      slug: 'roas',
      term: 'ROAS',
      abbreviationOf: 'Return on ad spend',
      definition: 'Sales that came from ads, divided by what the ads cost.',
      example: 'Say a toy shop sells $4,000 worth from $800 of ads: that is 5, or 500%.',
      see: ['roi', 'cpa'],
    },
    {
      slug: 'roi',
      term: 'ROI',
      abbreviationOf: 'Return on investment',
      definition: 'What is left after all costs, as a share of those costs.',
      example:
        "Say the toy shop's $4,000 in orders cost it $3,200 in goods, shipping and ads: $800 is left, which is 25%.",
      see: ['roas', 'kpi'],
    },
    {
      slug: 'search-term',
      term: 'Search term',
      definition: 'What a person really typed or said before your ad was shown.',
      example:
        'A plumber reads the list every Monday, finds “plumber salary” and adds “salary” as a negative keyword.',
      see: ['keyword', 'negative-keyword'],
    },
    {
      slug: 'shopping-ad',
      term: 'Shopping ad',
      definition:
        "An ad with a picture, a price and the shop's name, built from your product list.",
      example:
        'A lamp shop keeps price and stock right in the list, because the ad shows what the list says.',
      see: ['performance-max', 'campaign'],
    },
    {
      slug: 'smart-bidding',
      term: 'Smart Bidding',
      definition:
        'Google setting the bid for each search by itself, to win you more conversions or more valuable ones.',
      example: 'A clinic that counts every page view as a conversion teaches it to buy page views.',
      see: ['bid', 'conversion-tracking', 'cpa'],
    },
    {
      slug: 'utm-tag',
      term: 'UTM tag',
      definition:
        'A few words at the end of a link that tell your analytics where the visitor came from.',
      example:
        'A cafe adds “utm_source=newsletter” to a link and later sees how many bookings the letter brought.',
      see: ['attribution', 'conversion-tracking'],
    },
  ],
  sources: [
    {
      label: 'Google Ads Help: about spending limits',
      url: 'https://support.google.com/google-ads/answer/10486637',
    },
    {
      label: 'Google Ads Help: using Quality Score',
      url: 'https://support.google.com/google-ads/answer/6167116',
    },
    {
      label: 'Google Ads Help: about keyword matching options',
      url: 'https://support.google.com/google-ads/answer/7478529',
    },
  ],
} as const satisfies Glossary;
