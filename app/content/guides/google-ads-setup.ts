/** /guides/ppc/google-ads-setup */
import scene from '#app/assets/pictures/guide-google-ads-setup.svg?picture';
import type { Steps } from './guide.ts';

export const googleAdsSetup = {
  kind: 'steps',
  topic: 'ppc',
  meta: {
    title: 'Google Ads Setup, Step by Step | Upslope',
    description:
      'Your first search campaign: budget, keywords, ads, landing page and tracking, with the time each step takes and texts to copy.',
    updated: '2026-11-21',
    label: 'Google Ads setup',
  },
  hero: {
    title: 'Set up your first Google Ads campaign',
    lead: 'One campaign, one budget, one page to land on. Step by step, with texts to copy.',
    illustration: {
      picture: scene,
      alt: 'A control booth above a rail line on which a truck of coins rolls towards a buffer',
    },
  },
  summary: 'A first campaign that cannot run away with your money.',
  published: '2026-05-12',
  readOn: [
    { need: 'My headlines are weak', to: '/guides/ppc/ad-copy' },
    { need: 'A word in here is new to me', to: '/guides/ppc/glossary' },
    { need: 'My landing page loses people', to: '/guides/website-design/ux-best-practices' },
  ],
  prerequisites: [
    'A Google account that belongs to the business',
    'A payment card, and your business papers for verification',
    'One page on your site about the service you advertise',
    'Someone who can add code to the site, for 30 minutes',
    'What an average job leaves you after parts and wages',
    'A phone that is answered while the ads run',
  ],
  steps: [
    {
      id: 'sum',
      title: 'Do the sum first',
      minutes: 10,
      actions: [
        'Decide what you would gladly pay for one new job. Suppose you are a plumber, a drain job leaves you $180, and $60 for the customer is fine.',
        'Guess low: say 1 click in 10 calls and 1 call in 2 books. That is 20 clicks for a job, so a click may cost $3.',
        'Google can spend up to twice the daily budget on one day, and at most 30.4 times it in a month. Pick a figure you can live with.',
      ],
      looksRight:
        'You know 3 numbers by heart: the price of a job, of a click, and the most a month can cost.',
      wrong: {
        title: 'Clicks cost more than that',
        text: 'Keyword Planner, a free tool inside Google Ads, shows ranges. Far above your price? Choose a job that earns more, or wait.',
      },
      sample: {
        label: 'The sum, to fill in with your figures',
        text: 'Left after parts and wages: $180\nWhat I will pay for a job: $60\nClicks per call: 10\nCalls per job: 2\nClicks per job: 10 x 2 = 20\nMost I pay per click: $60 / 20 = $3\nDaily budget: $30\nMost in a month: $30 x 30.4 = $912\nJobs that buys: $912 / $60 = about 15',
      },
    },
    {
      id: 'account',
      title: 'Open the account, skip the shortcut',
      minutes: 10,
      actions: [
        'Sign up at ads.google.com. If it walks you straight into a campaign, look for the link to create an account without one.',
        'Check country, time zone and currency. The currency cannot be changed later.',
        'When Google asks you to verify as an advertiser, do it that day. Ads pause when its deadline passes.',
        'Under **Recommendations**, keep the auto-apply settings off, so nothing changes without you.',
      ],
      looksRight: 'An empty account, with billing set up and no campaign running.',
      wrong: {
        title: 'A Smart campaign is already live',
        text: 'Pause it. It hides most of the settings this guide uses.',
      },
    },
    {
      id: 'count',
      title: 'Count calls and forms',
      minutes: 25,
      actions: [
        'Open **Goals** and create a conversion action for each thing worth money: a call from the ad, a call from the site, a sent form. A conversion is a visit that did what you hoped.',
        'For calls, set a length that means business. Google counts from 60 seconds unless you change it.',
        'Have the Google tag, the small piece of code that reports visits, put on every page. It must respect your cookie banner.',
        'Send yourself a test form and ring the number.',
      ],
      looksRight: 'A day later the conversion is active and your test is listed.',
      wrong: {
        title: 'It says inactive',
        text: 'The tag is missing on the thank-you page, or a plugin blocks it. Look with Google Tag Assistant.',
      },
      sample: {
        label: 'A message to your web developer',
        text: 'Hi Jo, please install our Google tag on all pages, fire a conversion when the contact form is sent, and set up website call tracking for the number in the header. The codes are in the email I forward. Please send a test.',
      },
    },
    {
      id: 'keywords',
      title: 'Choose your first keywords',
      minutes: 25,
      actions: [
        'Take one service. Write what a caller says on the phone, not what the invoice says.',
        'Use “phrase match” in quotes for searches with the same meaning plus other words, and [exact match] in brackets for the same meaning alone. Broad match goes wider; leave it for later.',
        'Keep one theme per ad group, the folder that holds keywords and their ad.',
      ],
      looksRight: 'For each keyword you can say which page answers it.',
      wrong: {
        title: 'Low search volume',
        text: 'The wording is too rare. Drop the town or use plainer words.',
      },
      sample: {
        label: 'Keywords for one ad group',
        text: '"drain cleaning near me"\n"clogged drain plumber"\n"blocked sink plumber"\n"main line drain cleaning"\n"emergency drain cleaning"\n[drain cleaning boulder]\n[drain cleaning service]\n[drain cleaning cost]\n[clogged drain repair]\n[emergency plumber boulder]',
      },
    },
    {
      id: 'negatives',
      title: 'Block the wrong searches',
      minutes: 10,
      actions: [
        'Negative keywords keep your ad away from a search. Save the list below in the account settings, where it covers every campaign.',
        'They do not stretch to plurals or synonyms, so add “job” and “jobs”, and the towns you do not serve.',
      ],
      looksRight: 'Someone who wants a plumbing job or a video costs you nothing.',
      wrong: {
        title: 'Good searches disappeared',
        text: 'A short negative can block too much: “snake” also blocks “drain snake service”. Make it longer.',
      },
      sample: {
        label: 'Negatives to start with',
        text: 'free\njob\njobs\nsalary\ncareer\ndiy\nhow to\nyoutube\ncourse\ntraining\nschool\nused\nrental\nwholesale\nhome depot',
      },
    },
    {
      id: 'campaign',
      title: 'Build the campaign',
      minutes: 20,
      actions: [
        'Create a campaign, pick **Leads** as the objective and **Search** as the type. Performance Max, which shows ads all over Google, can wait until you have conversions to teach it.',
        'Under bidding choose **Clicks** with the maximum cost per click from your sum. Change to conversions once they come in every week.',
        'Under networks, untick search partners and the Display Network. Both are on by default.',
        'Enter your towns, open the location options and choose **Presence**. The default also reaches people who only showed interest.',
        'Leave **AI Max** off at first. It matches beyond your keywords and can rewrite ads and choose pages. Test it after a month.',
      ],
      looksRight:
        'The summary says Search only, your towns, people present there, and your daily budget.',
      wrong: {
        title: 'It asks about political ads',
        text: 'New campaigns must say whether they hold European Union political ads. For a local business the answer is no.',
      },
    },
    {
      id: 'ad',
      title: 'Write the ad',
      minutes: 25,
      actions: [
        'A responsive search ad takes up to 15 headlines of 30 characters and 4 descriptions of 90. Google mixes them, so each must make sense next to any other.',
        'Write some headlines on the service, the price, the proof, the hours and the place.',
        'Only claim what the page shows. Send the click to the service page, not the home page.',
        'Pin a headline, which fixes its place, only if your license demands it.',
      ],
      looksRight: 'You read 3 headlines in random order and still know whom to call and why.',
      wrong: {
        title: 'The ad was disapproved',
        text: 'Read the reason beside it. Often it is capitals, a phone number in the text, or a page that does not load.',
      },
      sample: {
        label: '12 headlines and 4 descriptions',
        text: 'Drain Cleaning in Boulder\nClogged Drain? Call Today\nSame-Day Drain Service\nPrice Before We Start\nOpen Saturdays, 8 AM to 2 PM\nLicensed Boulder Plumbers\nKitchen, Bath and Main Line\nTalk to a Plumber, Not a Menu\nFamily Shop Since 1998\nWe Clean Up After Ourselves\nCamera Check of the Main Line\nAlder Drain and Plumbing\n\nYou get the price before we start. Most clogs take under 2 hours. Call or book online.\nKitchen, bath and main line drains. Family shop on Alder Street in Boulder since 1998.\nA person answers from 7 AM to 7 PM. Tell us what you hear, we tell you what it costs.\nIf the same drain clogs again within 90 days, we come back and clear it at no charge.',
      },
    },
    {
      id: 'assets',
      title: 'Add assets',
      minutes: 15,
      actions: [
        'Assets are extra lines under the ad. Add your phone as a call asset, shown only while someone answers. New call-only ads ended in February 2026, so this is how a search ad rings.',
        'Connect your Business Profile for a location asset, and add 4 sitelinks and 4 callouts.',
      ],
      looksRight: 'The preview shows your number, your street and 4 working links.',
      wrong: {
        title: 'They do not show',
        text: 'Google shows assets when it expects them to help. Check that they are approved and wait a week.',
      },
      sample: {
        label: 'Sitelinks and callouts, up to 25 characters each',
        text: 'Drain Prices\nAreas We Serve\nRead Our Reviews\nBook a Visit\n\nPrice before work\nOpen Saturdays\n90-day guarantee\nLocal family shop',
      },
    },
    {
      id: 'watch',
      title: 'Switch on and read the searches',
      minutes: 15,
      actions: [
        'Start on a Monday. In the first week look once a day and change only what is broken.',
        'Each week open **Search terms**, the list of what people typed. Good ones become keywords, bad ones become negatives.',
        'After a month divide cost by jobs booked, from your own diary. Compare it with the $60 in your sum.',
      ],
      looksRight:
        'You can say what last month cost, how many jobs it brought and what each one cost.',
      wrong: {
        title: 'Clicks but no calls',
        text: 'Ring your own number first. Then open the page on a phone: is the price there, and does a tap dial?',
      },
    },
  ],
  after: {
    title: 'When the month is over',
    points: [
      'Under your price for a job: raise the budget in small steps, or build a second ad group for the next service.',
      'Over it: read the search terms and the page before you touch the bids.',
      'Ads stop the day you stop paying. Let the keywords that book jobs decide [which page you improve next](/guides/seo/beginners-guide#pages).',
    ],
  },
  sources: [
    {
      label: 'Google Ads Help: about average daily budgets',
      url: 'https://support.google.com/google-ads/answer/6385083',
    },
    {
      label: 'Google Ads Help: advanced location options',
      url: 'https://support.google.com/google-ads/answer/1722038',
    },
    {
      label: 'Google Ads Help: about call ads',
      url: 'https://support.google.com/google-ads/answer/6341403',
    },
    {
      label: 'Google Ads Help: about negative keywords',
      url: 'https://support.google.com/google-ads/answer/2453972',
    },
    {
      label: 'Google Ads Help: account-level negative keywords',
      url: 'https://support.google.com/google-ads/answer/11396330',
    },
    {
      label: 'Google Ads Help: about responsive search ads',
      url: 'https://support.google.com/google-ads/answer/7684791',
    },
    {
      label: 'Google Ads Help: how AI Max for Search campaigns works',
      url: 'https://support.google.com/google-ads/answer/15910187',
    },
    {
      label: 'Google Ads Help: advertiser verification',
      url: 'https://support.google.com/adspolicy/answer/9703665',
    },
  ],
} as const satisfies Steps;
