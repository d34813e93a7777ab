/** The hubs, pages that list guides: one per topic, and one for all. */
import { checklistPath, pointsOf } from '#app/content/checklist-points.ts';
import clinicBefore from '#app/assets/pictures/shot-clinic-before.svg?picture';
import clinicAfter from '#app/assets/pictures/shot-clinic-after.svg?picture';
import clickTowers from '#app/assets/pictures/click-towers.svg?picture';
import clickTowersSmall from '#app/assets/pictures/click-towers-small.svg?picture';
import invoiceSum from '#app/assets/pictures/closeup-invoice-sum.svg?picture';
import twoListings from '#app/assets/pictures/closeup-two-listings.svg?picture';
import library from '#app/assets/pictures/guide-library.svg?picture';
import librarySmall from '#app/assets/pictures/guide-library-small.svg?picture';
import { guides } from './guides.server.ts';
import type { Hub } from './page.ts';
import type { HubSlug } from './place.ts';
import { topics } from './topics.ts';

export const hubs = {
  all: {
    about: null,
    meta: {
      title: 'Free Digital Marketing Guides',
      description:
        'Free digital marketing guides for business owners: glossaries, checklists and step-by-step guides to SEO, Google Maps, websites and search ads.',
      query: 'digital marketing guides',
    },
    hero: {
      title: 'Free digital marketing guides',
      lead: 'These digital marketing guides explain SEO, local search, website design and PPC to business owners. They’re free to read, and none asks for your email address.',
      illustration: {
        picture: library,
        small: librarySmall,
        alt: 'The guides as giant books in four stacks: SEO, local SEO, website design and PPC, each a step higher',
      },
    },
  },
  'seo-guides': {
    about: {
      topic: 'seo',
      title: 'Which SEO guide to read first',
      hasParts: true,
      bands: ['guides', 'excerpt', 'own'],
      advice: {
        '/guides/seo/beginners-guide': {
          need: 'You’re new to search.',
          why: 'This guide explains how a page is found, kept and ranked, and shows you how to work out what a visit is worth before you spend anything.',
        },
        '/guides/seo/technical-checklist': {
          need: 'You have a site, and something holds it back.',
          why: 'Check the points one by one. The list says how bad each fault is and how long the fix takes.',
        },
        '/guides/content-strategy': {
          need: 'You don’t know what to write.',
          why: 'Once search engines can read your site, this guide helps you choose topics with a score and work out whether a page pays.',
        },
        '/guides/seo/glossary': {
          need: 'You’re stuck on a word.',
          why: 'Keep it open beside the others. Each term is explained in one sentence, with an example.',
        },
      },
      own: {
        type: 'terms',
        title: 'SEO terms to know first',
        ids: ['keyword', 'ranking', 'backlink'],
      },
      excerpt: {
        title: 'The SEO math of one small firm',
        lead: 'Six jobs a month don’t cover $900 of SEO help. Either of these two changes would.',
        from: '/guides/seo/beginners-guide',
        block: 'The same 600 searches, three answers',
        illustration: {
          picture: invoiceSum,
          alt: 'A sum on the back of an invoice: 6 jobs at $140 leave $840, and the help costs $900',
        },
      },
      more: [
        'To hand the work over, see ',
        { to: '/services/seo', text: ['our SEO services'] },
        ' and ',
        { to: '/services/seo/pricing', text: ['what SEO plans cost'] },
        '. To test one page now, ',
        {
          to: '/guides/seo/technical-checklist#check-your-page',
          text: ['paste it into the checklist'],
        },
        '.',
      ],
    },
    meta: {
      title: 'SEO Guides for Business Owners',
      description: `A glossary, a beginner’s guide, an ${pointsOf(guides.get(checklistPath)).length}-point checklist and a content plan: free SEO guides for owners of small businesses.`,
      query: 'SEO guides',
    },
    hero: {
      title: 'SEO guides for business owners',
      lead: 'These SEO guides explain how search and AI answers work, what to write and what to check on your own site. Start with the beginner’s guide and keep the glossary open beside it.',
      illustration: {
        picture: topics.seo.picture,
        alt: 'Three search results on a stair, the highest one under a flag',
      },
    },
  },
  'local-seo-guides': {
    about: {
      topic: 'local-seo',
      title: 'Which local SEO guide to read first',
      hasParts: true,
      bands: ['guides', 'own', 'excerpt'],
      advice: {
        '/guides/local-seo/google-business': {
          need: 'Your customers come from one town or region.',
          why: 'Your profile is free, and it’s what people see in Google Maps. Verification can take a few days, so start it and read on while you wait.',
        },
        '/guides/local-seo/citations': {
          need: 'Your old phone number is everywhere.',
          why: 'This guide makes your name, address and phone agree on maps and in directories.',
        },
        '/industries/automotive': {
          need: 'You run an auto repair shop.',
          why: 'This guide has five steps, keyword lists for the bays you want to fill and a plan for the first 30 days.',
        },
        '/guides/local-seo/glossary': {
          need: 'You’re stuck on a word.',
          why: 'Keep it open beside the others. Each term is explained in one sentence, with an example.',
        },
      },
      own: {
        type: 'terms',
        title: 'Local SEO terms to know first',
        ids: ['map-pack', 'review', 'rank-grid'],
      },
      excerpt: {
        title: 'One record for every local listing',
        lead: 'Write your name, address and hours down once, then copy each listing from this record.',
        from: '/guides/local-seo/citations',
        block: 'A master record',
        illustration: {
          picture: twoListings,
          alt: 'Our record beside a listing: the phone number of the listing is an old one, and somebody circles it',
        },
      },
      more: [
        'To hand the work over, see ',
        { to: '/services#local-seo', text: ['what local SEO includes'] },
        '.',
      ],
    },
    meta: {
      title: 'Local SEO Guides for Business Owners',
      description:
        'Free local SEO guides for shops, clinics and trades: set up your Google Business Profile, fix your listings and learn the terms of local search.',
      query: 'local SEO guides',
    },
    hero: {
      title: 'Local SEO guides for business owners',
      lead: 'These local SEO guides show a shop, clinic or contractor how to appear in Google Maps and nearby searches. Start with your Google Business Profile, then make your other listings match it.',
      illustration: {
        picture: topics['local-seo'].picture,
        alt: 'A map of a town with pins on three shops, the largest one, with a 1, on yours',
      },
    },
  },
  'website-design-guides': {
    about: {
      topic: 'website-design',
      title: 'Which website design guide to read first',
      hasParts: true,
      bands: ['guides', 'excerpt', 'own'],
      advice: {
        '/guides/website-design/ux-best-practices': {
          need: 'You want more calls from the visitors you have.',
          why: 'This guide follows the site of one made-up clinic from the first screen to the booking form, with the words before and after.',
        },
        '/guides/website-design/mobile': {
          need: 'Your visitors come on phones.',
          why: 'Go through it with your own phone in your hand, point by point, and check off what works.',
        },
        '/guides/website-design/glossary': {
          need: 'Your designer says a word you don’t know.',
          why: 'The glossary explains what designers and developers mean, each term in one sentence with an example.',
        },
      },
      own: {
        type: 'terms',
        title: 'Website design terms to know first',
        ids: ['responsive-design', 'form-field', 'landing-page'],
      },
      excerpt: {
        title: 'A clinic’s website, before and after',
        lead: 'The same made-up clinic on the same phone. Each of the five changes leads to the part of a guide that explains it.',
        before: {
          title: 'Before',
          illustration: {
            picture: clinicBefore,
            alt: 'The old site on a phone: a menu icon, a sunset, “Welcome to our website”, faint text, three equal buttons and a phone number in small print',
          },
          points: [
            'An icon without a word',
            'A welcome that could belong to anyone',
            'Text too faint to read outdoors',
            'Three equal buttons',
            'A phone number in small print',
          ],
        },
        after: {
          title: 'After',
          illustration: {
            picture: clinicAfter,
            alt: 'The new site: “Menu”, “Physical therapy in downtown Tucson, first visit this week”, what is treated, “First visit $110, 45 minutes”, the button “See times and book” and a number to call',
          },
          points: [
            {
              text: 'Label the menu button',
              to: '/guides/website-design/mobile#menu-button-labeled',
            },
            {
              text: 'Say what, where and how soon',
              to: '/guides/website-design/ux-best-practices#first-screen',
            },
            {
              text: 'Give text strong contrast',
              to: '/guides/website-design/ux-best-practices#reading',
            },
            {
              text: 'Make one button stand out',
              to: '/guides/website-design/ux-best-practices#one-job',
            },
            {
              text: 'Let people call in one tap',
              to: '/guides/website-design/mobile#call-in-one-tap',
            },
          ],
        },
      },
      more: [
        'To have a site built, see ',
        { to: '/services#website-design', text: ['what our website design includes'] },
        ' and ',
        { to: '/pricing', text: ['which plan comes with a website'] },
        '.',
      ],
    },
    meta: {
      title: 'Website Design Guides for Owners',
      description:
        'Free website design guides for small businesses: a glossary, UX best practices and a phone checklist that help visitors call, book or buy.',
      query: 'website design guides',
    },
    hero: {
      title: 'Website design guides for owners',
      lead: 'These website design guides help you plan and test pages that load fast and are easy to use. Start with the UX guide, then check your site on a phone.',
      illustration: {
        picture: topics['website-design'].picture,
        alt: 'A crane lifts a button into a web page that is being built',
      },
    },
  },
  'ppc-guides': {
    about: {
      topic: 'ppc',
      title: 'Which PPC guide to read first',
      hasParts: false,
      bands: ['own', 'guides', 'excerpt'],
      advice: {
        '/guides/ppc/google-ads-setup': {
          need: 'You’ve never run an ad.',
          why: 'This guide begins with the math that tells you what a click may cost you, and it ends with one campaign that counts the calls it brings.',
        },
        '/guides/ppc/ad-copy': {
          need: 'Your ads run and bring few calls.',
          why: 'This guide shows how to write headlines, check the landing page and test which version pays.',
        },
        '/guides/ppc/glossary': {
          need: 'You’re stuck on a word.',
          why: 'The glossary explains bids, match types and Quality Score, each in one sentence with an example.',
        },
      },
      own: {
        type: 'click-price',
        title: 'What a click may cost you',
        lead: 'Three numbers give you the highest price to bid. Guess low: few calls, few jobs. The numbers you see belong to a made-up plumber.',
        numbers: [
          { label: 'What you’d pay for one new job', min: 20, max: 1000, step: 20, start: 320 },
          { label: 'Clicks for one call', min: 2, max: 16, step: 1, start: 8 },
          { label: 'Calls for one job', min: 1, max: 6, step: 1, start: 2 },
        ],
        result: 'is the most one click may cost',
        clicks:
          'clicks, one row for each call. White clicks become calls, and the orange one becomes the job.',
        link: {
          label: 'From this price to a daily budget',
          to: '/guides/ppc/google-ads-setup#sum',
        },
      },
      excerpt: {
        title: 'What two search ads cost',
        lead: 'A dot or a coin is a click for $5. Ad\u00a0B gets 100 fewer clicks and three more jobs, so a job costs half as much.',
        from: '/guides/ppc/ad-copy',
        illustration: {
          picture: clickTowers,
          small: clickTowersSmall,
          alt: 'Ad A, “Cheap brakes in Omaha”: 300 clicks, 15 calls, 9 jobs. Ad B, “Front pads from $180”: 200 clicks, 20 calls, 12 jobs. Two towers of coins show the price of a job: $166.67 for ad A, and half as high at $83.33 for ad B',
        },
      },
      more: [
        'To hand the work over, see ',
        { to: '/services#ppc', text: ['what our PPC service does'] },
        ' and ',
        { to: '/pricing', text: ['which plans manage ad spend'] },
        '.',
      ],
    },
    meta: {
      title: 'PPC Guides for Business Owners',
      description:
        'Free PPC guides for business owners: set up a first Google Ads campaign, write search ads and learn the terms of paid search.',
      query: 'PPC guides',
    },
    hero: {
      title: 'PPC guides for business owners',
      lead: 'These PPC guides show you how to set up a first Google Ads campaign, write ads and read the numbers. Work out what a click may cost you before you spend anything.',
      illustration: {
        picture: topics.ppc.picture,
        alt: 'A roadside billboard with a search ad, coins at its foot',
      },
    },
  },
} as const satisfies Record<HubSlug, Hub>;
