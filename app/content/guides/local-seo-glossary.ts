/** /guides/local-seo/glossary */
import scene from '#app/assets/pictures/guide-local-seo-glossary.svg?picture';
import type { Glossary } from './guide.ts';

export const localSeoGlossary = {
  kind: 'glossary',
  topic: 'local-seo',
  meta: {
    title: 'Local SEO Glossary: 37 Terms Explained | Upslope',
    description:
      'Map pack, citation, NAP, service area and 33 more words of local search, in one plain sentence each with an example.',
    updated: '2026-11-21',
    label: 'Local SEO glossary',
  },
  hero: {
    title: 'Local search, in plain words',
    lead: '37 terms from the map, the listing and the street, one sentence and one example each.',
    illustration: {
      picture: scene,
      alt: 'An open book with a street of shops on one page and the words for it on the other',
    },
  },
  summary: 'The words around the map, explained.',
  published: '2026-11-21',
  readOn: [
    { need: 'My listing is not claimed yet', to: '/guides/local-seo/google-business' },
    { need: 'My old phone number is everywhere', to: '/guides/local-seo/citations' },
    { need: 'I run a garage', to: '/industries/automotive' },
  ],
  terms: [
    {
      slug: 'apple-maps-listing',
      term: 'Apple Maps listing',
      definition:
        "Your business as Apple's maps and voice assistant show it, claimed for free through Apple Business.",
      example:
        'A cafe that changes its hours on Google and forgets Apple sends iPhone owners to a locked door.',
      see: ['citation', 'special-hours'],
    },
    {
      slug: 'attribute',
      term: 'Attribute',
      definition:
        'A detail you can switch on in your profile, such as outdoor seating or a wheelchair accessible entrance.',
      example:
        'A clinic that marks its step-free entrance answers the question before the patient has to call.',
      see: ['google-business-profile', 'relevance'],
    },
    {
      slug: 'branded-search',
      term: 'Branded search',
      definition: 'A search that contains your business name.',
      example:
        '“Delgado Auto Care hours” comes from someone who knows the garage, so count it apart from “brake repair near me”.',
      see: ['near-me-search', 'profile-performance'],
    },
    {
      slug: 'call-tracking',
      term: 'Call tracking',
      definition:
        'Using a separate phone number for each place you are listed, so you know which one made the phone ring.',
      example:
        'A plumber puts the tracking number first on the profile and the real number second, so both stay on record.',
      see: ['nap', 'profile-performance'],
    },
    {
      slug: 'citation',
      term: 'Citation',
      definition: 'Your business name, address and phone number listed on another site.',
      example: 'A trade directory and the chamber of commerce both list your shop.',
      see: ['nap', 'directory', 'data-aggregator'],
    },
    {
      slug: 'data-aggregator',
      term: 'Data aggregator',
      definition:
        'A company that collects business details and passes them on to many maps, apps and directories.',
      example: 'One wrong digit there reaches listings a florist has never heard of.',
      see: ['citation', 'nap'],
    },
    {
      slug: 'directory',
      term: 'Directory',
      definition: 'A site that lists businesses by town or trade.',
      example:
        "A roofer starts with the chamber of commerce and the roofers' association, because customers really look there.",
      see: ['citation', 'local-link'],
    },
    {
      slug: 'distance',
      term: 'Distance',
      definition:
        'How far your business is from the person who searches, or from the place they name.',
      example:
        'A dentist can come first on their own street and be out of sight 2 miles away on the same afternoon.',
      see: ['prominence', 'relevance', 'rank-grid'],
    },
    {
      slug: 'duplicate-listing',
      term: 'Duplicate listing',
      definition: 'A second profile for the same business at the same place.',
      example:
        'A clinic that changed its name leaves the old profile up, and patients review both.',
      see: ['google-business-profile', 'citation'],
    },
    {
      slug: 'google-business-profile',
      term: 'Google Business Profile (GBP)',
      definition:
        'Your free listing on Google Search and Maps; it used to be called Google My Business.',
      example: "A bakery's hours, photos, services and reviews stand there beside the map.",
      see: ['map-pack', 'primary-category', 'verification'],
    },
    {
      slug: 'gmb',
      term: 'GMB',
      abbreviationOf: 'Google My Business',
      definition:
        'The former name of the Google Business Profile, your free listing on Google Search and Maps.',
      example:
        'A plan that offers GMB management means the hours, photos and reviews of that listing.',
      see: ['google-business-profile'],
    },
    {
      slug: 'justification',
      term: 'Justification',
      definition:
        'A short line under your name in the map results that says why you fit the search.',
      example:
        'Search “gluten free pizza” and a restaurant may show a line from a review that mentions it.',
      see: ['map-pack', 'relevance', 'review'],
    },
    {
      slug: 'local-finder',
      term: 'Local finder',
      definition:
        'The longer list of businesses that opens when someone asks for more places below the map pack.',
      example:
        'A shoe repairer in fifth place is missing from the map pack and can still be found here.',
      see: ['map-pack'],
    },
    {
      slug: 'local-link',
      term: 'Local link',
      definition: 'A link to your site from a site rooted in your town or region.',
      example: 'A school newsletter thanks a bike shop for the free helmet check and links to it.',
      see: ['prominence', 'directory'],
    },
    {
      slug: 'local-seo',
      term: 'Local SEO',
      definition: 'The work that makes you show up for people nearby.',
      example:
        'A dental clinic fixes its profile, asks for reviews and writes a true page about each town it serves.',
      see: ['google-business-profile', 'map-pack', 'location-page'],
    },
    {
      slug: 'local-services-ads',
      term: 'Local Services Ads',
      definition:
        "Ads for some trades at the top of local searches, paid by the lead and open only to businesses that pass Google's checks.",
      example:
        'A locksmith pays when someone calls or writes through the ad, and nothing when people only look.',
      see: ['map-pack', 'verification'],
    },
    {
      slug: 'localbusiness-markup',
      term: 'LocalBusiness markup',
      definition: 'Structured data that gives machines your name, address, phone and hours.',
      example:
        "An optician with 2 branches puts one set on each branch page, with that branch's hours.",
      see: ['location-page', 'nap'],
    },
    {
      slug: 'location-page',
      term: 'Location page',
      definition: 'A page on your site about one branch or one town you serve.',
      example:
        "A useful one names the parking lot, the bus stop and the staff of that branch; a useless one only swaps the town's name.",
      see: ['localbusiness-markup', 'local-seo'],
    },
    {
      slug: 'map-pack',
      term: 'Map pack',
      definition: 'The 3 businesses shown beside the map.',
      example: 'Search “dentist near me” and look at the box with the pins.',
      see: ['local-finder', 'google-business-profile'],
    },
    {
      slug: 'map-pin',
      term: 'Map pin',
      definition: 'The point on the map where your profile says the door is.',
      example: 'Drag it to the entrance, or customers end up in the alley behind the shop.',
      see: ['google-business-profile', 'suggested-edit'],
    },
    {
      slug: 'nap',
      term: 'NAP',
      abbreviationOf: 'Name, address and phone number',
      definition: 'The 3 details that should agree wherever your business is listed.',
      example:
        '“Suite 4” here and “Ste 4” there does no harm to a law firm; an old phone number does.',
      see: ['citation', 'data-aggregator'],
    },
    {
      slug: 'near-me-search',
      term: 'Near me search',
      definition:
        'A search whose answer depends on where the person is, with or without the words “near me”.',
      example: 'Someone types “tire repair” at the roadside and sees the shops within a few miles.',
      see: ['distance', 'map-pack'],
    },
    {
      slug: 'primary-category',
      term: 'Primary category',
      definition: 'The one category on your profile that says what you mainly are.',
      example:
        'A place that cooks pad thai picks “Thai restaurant”, because “Restaurant” says too little.',
      see: ['relevance', 'google-business-profile'],
    },
    {
      slug: 'profile-performance',
      term: 'Profile performance',
      definition:
        'The report in your Business Profile that counts views, calls, direction requests and website clicks.',
      example:
        'Say a garage gets 40 calls and 25 requests for directions in March: those 65 tell it more than the number of views.',
      see: ['call-tracking', 'branded-search'],
    },
    {
      slug: 'profile-post',
      term: 'Profile post',
      definition: 'A short update, offer or event that you publish on your profile.',
      example: 'A garden center posts “Tomato plants are in” on Friday, with a photo and a link.',
      see: ['google-business-profile'],
    },
    {
      slug: 'prominence',
      term: 'Prominence',
      definition:
        'How well known your business is, judged by things such as links, articles and reviews.',
      example:
        'A diner that the paper writes about and hundreds have reviewed can show up for people across town.',
      see: ['distance', 'relevance', 'review'],
    },
    {
      slug: 'rank-grid',
      term: 'Rank grid',
      definition:
        'A map of dots that shows where you stand for one search from many points in town.',
      example:
        'A pet groomer is first at the shop, fourth at the station and absent across the river.',
      see: ['distance', 'map-pack'],
    },
    {
      slug: 'relevance',
      term: 'Relevance',
      definition: 'How well your profile and pages match what the person wants.',
      example:
        'A bike shop that lists “bike fitting” under services can match that search; one that only says “bikes” may not.',
      see: ['primary-category', 'distance', 'prominence'],
    },
    {
      slug: 'review',
      term: 'Review',
      definition: 'What a customer says about you in public, usually with 1 to 5 stars.',
      example:
        '“They did my front brakes in two hours” tells the next driver more than 5 stars without a word.',
      see: ['review-link', 'review-reply', 'review-gating'],
    },
    {
      slug: 'review-gating',
      term: 'Review gating',
      definition: 'Asking only happy customers for a public review, which Google does not allow.',
      example:
        "A salon's survey that sends 5-star answers to Google and 2-star answers to the inbox is gating.",
      see: ['review', 'review-link'],
    },
    {
      slug: 'review-link',
      term: 'Review link',
      definition: 'A short address that opens the review form of your profile.',
      example: 'A hairdresser texts it to every customer an hour after the cut.',
      see: ['review', 'review-gating'],
    },
    {
      slug: 'review-reply',
      term: 'Review reply',
      definition: 'Your public answer below a review.',
      example:
        'A calm reply to a 2-star review of a hotel is read by people who are still deciding.',
      see: ['review'],
    },
    {
      slug: 'service-area-business',
      term: 'Service-area business',
      definition: 'A business that goes to its customers and hides its own address on the profile.',
      example: 'A mobile dog groomer lists the towns served and shows no home address.',
      see: ['google-business-profile', 'distance'],
    },
    {
      slug: 'special-hours',
      term: 'Special hours',
      definition: 'Opening hours for one date, set on your profile ahead of time.',
      example: 'A bakery that enters December 24 in November spares its customers a locked door.',
      see: ['google-business-profile', 'suggested-edit'],
    },
    {
      slug: 'suggested-edit',
      term: 'Suggested edit',
      definition: 'A change to your profile proposed by a stranger or by Google itself.',
      example:
        'Someone marks a flower shop as closed on Mondays, and it loses Mondays until the owner looks.',
      see: ['special-hours', 'map-pin'],
    },
    {
      slug: 'suspension',
      term: 'Suspension',
      definition:
        'Google restricting your profile, or taking it out of view, because it seems to break the rules.',
      example:
        'A plumber who writes “Best Cheap Plumber Denver” into the business name is asking for one.',
      see: ['verification', 'google-business-profile'],
    },
    {
      slug: 'verification',
      term: 'Verification',
      definition: 'Proving to Google that the business is real and yours.',
      example:
        'A shopkeeper films one take: the street sign, the shop front, and the key turning in the door.',
      see: ['google-business-profile', 'suspension'],
    },
  ],
  sources: [
    {
      label: 'Google Business Profile Help: tips to improve your local ranking',
      url: 'https://support.google.com/business/answer/7091',
    },
    {
      label: 'Google Business Profile Help: guidelines for representing your business',
      url: 'https://support.google.com/business/answer/3038177',
    },
    {
      label: 'Google Maps policy on reviews',
      url: 'https://support.google.com/contributionpolicy/answer/7400114',
    },
  ],
} as const satisfies Glossary;
