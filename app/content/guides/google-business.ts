/** /guides/local-seo/google-business */
import scene from '#app/assets/pictures/guide-google-business.svg?picture';
import type { Steps } from './guide.ts';

export const googleBusiness = {
  kind: 'steps',
  topic: 'local-seo',
  meta: {
    title: 'Set Up a Google Business Profile | Upslope',
    description:
      'Claim, verify and fill in your free Google listing: 9 steps with the time each takes and what to do when it goes wrong.',
    updated: '2026-11-21',
    label: 'Google Business Profile',
  },
  hero: {
    title: 'Set up your Google Business Profile',
    lead: 'Your free listing on Google Search and Maps, step by step, with texts to copy.',
    illustration: {
      picture: scene,
      alt: 'An owner with a large key before a shop, its listing with five stars at the side',
    },
  },
  summary: 'From unclaimed to open, step by step.',
  published: '2026-03-10',
  readOn: [
    { need: 'My listing is done', to: '/guides/local-seo/citations' },
    { need: 'A word in here is new to me', to: '/guides/local-seo/glossary' },
    { need: 'My site has to keep up', to: '/guides/website-design/mobile' },
  ],
  prerequisites: [
    'A Google account that belongs to the business',
    'The exact name on your sign',
    'Your address, or the towns you serve',
    'A phone that films, and someone to hold it',
    'Keys: verification may ask you to open up',
  ],
  steps: [
    {
      id: 'claim',
      title: 'Find or add your business',
      minutes: 5,
      actions: [
        "Sign in with the Google account the business will keep. A staff member's account leaves when they do.",
        'Look for your business name on Google Maps. If it is there, choose **Claim this business**. If it is missing, open business.google.com and add it.',
        "Write the name as it stands on the sign. No town, no slogan, no services: Google's guidelines forbid them, and a profile can be suspended for it.",
        'In the 3-dot menu open **Business Profile settings**, then **People and access**. Add a second owner, so that one lost password does not lock you out.',
      ],
      looksRight:
        'You search for your business name while signed in, and Google shows you buttons such as **Edit profile**.',
      wrong: {
        title: 'Someone else already owns it',
        text: "Choose **Request access** and fill in the short form. The current owner gets an email and has a few days to answer. No answer? The link in Google's confirmation email shows whether you can prove the business is yours.",
      },
    },
    {
      id: 'category',
      title: 'Choose the main category',
      minutes: 10,
      actions: [
        'Pick the main category that says what you are, as narrow as fits: “Thai restaurant” says more than “Restaurant”.',
        'Add others only for things you truly do. There is room for 9 besides the main one, and Google asks for as few as describe the business.',
        'Look at the 3 businesses beside the map for your best search. The category under their name is a strong hint.',
        'Open **Edit services** and list what you sell, one line each.',
      ],
      looksRight: 'The line under your name is what a customer would call you out loud.',
      wrong: {
        title: 'The right one is not in the list',
        text: 'You cannot make one up. Choose the closest and say the rest under services.',
      },
      sample: {
        label: '3 services with a sentence each',
        text: 'Front brake pads: about 2 hours, price before we start, old parts back if you want them.\nOil change: 30 minutes by appointment, synthetic or conventional, filter included.\nNo-start check: we test battery, starter and alternator and show you the readings.',
      },
    },
    {
      id: 'place',
      title: 'Set address or service area',
      minutes: 5,
      actions: [
        'Customers come to you: give the full street address and move the pin to the door.',
        "You go to customers: hide the address and list up to 20 towns or postal codes you serve, no farther than about 2 hours' drive.",
        'Both, like a garage with roadside service: fill in both. A mailbox or an empty rented desk does not qualify.',
      ],
      looksRight: 'Directions on a phone end at your entrance, and not in the alley behind it.',
      wrong: {
        title: 'The pin is in the wrong street',
        text: 'Edit the location, choose **Adjust** and move the map until the pin sits on the entrance.',
      },
    },
    {
      id: 'verify',
      title: 'Verify that it is you',
      minutes: 15,
      actions: [
        'Choose **Get verified**. Google decides how you can prove it: often a video, for some a call, a text, an email, a live video call or a postcard.',
        'For a video, film on your phone in one take of at least 30 seconds. Show where you are, that the business is there, and that you run it.',
        'Keep faces, bank papers and ID numbers out of it. Then wait up to 5 business days, and do not change name or address meanwhile.',
      ],
      looksRight: 'An email says you are verified, and other people see your changes.',
      wrong: {
        title: 'The video was refused',
        text: 'Usually there was no sign in view, a cut, or nothing that shows you are in charge. Film again in daylight, slowly, in one go.',
      },
      sample: {
        label: 'A shot list for the video',
        text: '1. The street sign and the shop next door\n2. The front, with your whole sign\n3. Your hand, unlocking the door\n4. The counter, the tools or the stock\n5. The register, opened by you\n6. The business license on the wall, name and address only',
      },
    },
    {
      id: 'hours',
      title: 'Hours, phone and website',
      minutes: 5,
      actions: [
        'Enter normal hours under **Edit profile**, then the holidays of the next 3 months as special hours.',
        'Give the number that is answered, and the page that fits. A branch links to its own page, not to the home page.',
        'Tick the attributes that save a call: step-free entrance, parking, payment, languages.',
      ],
      looksRight: 'One tap on **Call**, on a phone that is not yours, rings the front desk.',
      wrong: {
        title: 'Google changed my hours',
        text: 'Anyone can suggest an edit. Check once a week; a wrong hour costs more than a bad review.',
      },
    },
    {
      id: 'describe',
      title: 'Write the description',
      minutes: 15,
      actions: [
        'You have 750 characters. Use the first 250 well, because the rest may be folded away.',
        'Say what you do, for whom, where, and one thing that is true only of you. No prices, no links, no capitals.',
      ],
      looksRight: 'A stranger can say what you sell and why your regulars come back.',
      wrong: {
        title: 'It was rejected',
        text: 'Remove links, phone numbers, offers and words like “best” or “cheapest”, then save again.',
      },
      sample: {
        label: 'A description you can start from',
        text: 'We are a family bakery on Alder Street in Boulder, open from 5 in the morning, 6 days a week. Sourdough, rye and seeded loaves are baked here overnight; birthday cakes are made to order with 2 days notice. We mark every product that contains nuts, and the gluten free shelf has its own oven. Parking is behind the shop.',
      },
    },
    {
      id: 'photos',
      title: 'Add 10 photos',
      minutes: 20,
      actions: [
        'Daylight, no filter, no text on top. A phone is good enough.',
        'Ask people before you photograph them, and mind license plates.',
        'Add 2 new ones each month. Put it in the calendar.',
      ],
      looksRight: 'A stranger could find your door.',
      wrong: {
        title: 'A customer posted a bad photo',
        text: 'Report it if it breaks the rules. Otherwise add better ones; one bad picture among 30 good ones does little harm.',
      },
      sample: {
        label: '10 photos to take',
        text: '1. The front, from across the street\n2. The front door\n3. The first thing you see inside\n4. Work, before\n5. Work, during\n6. Work, after\n7. The owner\n8. The person who answers the phone\n9. The team\n10. The best seller, or the job you want more of',
      },
    },
    {
      id: 'reviews',
      title: 'Ask for the first 5 reviews',
      minutes: 10,
      actions: [
        'Choose **Ask for reviews** in the profile and copy the link. The QR code beside it suits a receipt.',
        'Send it to your last 5 customers, happy or not, once they are home. Google does not want people pressed for a review on the spot. Text only people who agreed to be texted.',
        "Leave the words to them. Since April 2026, Google's policy tells businesses not to ask for certain content or for a staff member's name.",
        'No discount, no gift, no quota for the staff, and never only the people you expect to be kind. In the US, a Federal Trade Commission rule bans paying for praise too.',
      ],
      looksRight: 'Reviews arrive one by one over several days, in 5 different voices.',
      wrong: {
        title: 'A review does not show up',
        text: 'Google checks reviews, and some take days. If many vanish, look at how you asked.',
      },
      sample: {
        label: 'A text message you can send',
        text: 'Hi Sam, thank you for coming in this week. If you have a minute, would you leave an honest review, good or bad? It helps people nearby decide: [your link]. Ray, Delgado Auto Care',
      },
    },
    {
      id: 'replies',
      title: 'Answer every review',
      minutes: 10,
      actions: [
        'Open **Read reviews** and answer each one in 2 or 3 sentences. The next customer is the one who reads it.',
        'For praise, thank them and mention the visit. For a complaint, say what you will do and how to reach you. Keep private matters out of it.',
      ],
      looksRight: 'No review older than a week stands there without an answer.',
      wrong: {
        title: 'A review is unfair',
        text: 'Stay calm, answer once, offer to talk. Report it only if it breaks the rules, for instance when it is about another business.',
      },
      sample: {
        label: 'A reply to a bad review',
        text: 'Thank you for telling us, Dana. Waiting 2 hours with an appointment is too long, and I am sorry. We now call when we run more than 20 minutes late. Please ring me at [number] and I will put this right. Ray, owner',
      },
    },
  ],
  after: {
    title: 'You are on the map',
    points: [
      'Google may need a few days to show changes. Look again in a week, from a few streets away, and search for what you sell instead of your name.',
      'Nobody can sell you a place there. Google names relevance, distance and prominence: how well you fit, how near you are and how well known you are.',
      'Once a month: 2 photos, the coming holidays, every review answered, and a look at **Performance** for calls and direction requests.',
      'Next, make the rest of the web agree with the profile. Our [citations guide](/guides/local-seo/citations) shows how.',
    ],
  },
  sources: [
    {
      label: 'Google Business Profile Help: guidelines',
      url: 'https://support.google.com/business/answer/3038177',
    },
    {
      label: 'Google Business Profile Help: request ownership of a profile',
      url: 'https://support.google.com/business/answer/4566671',
    },
    {
      label: 'Google Business Profile Help: verify your business',
      url: 'https://support.google.com/business/answer/7107242',
    },
    {
      label: 'Google Business Profile Help: tips to get more reviews',
      url: 'https://support.google.com/business/answer/3474122',
    },
    {
      label: 'Google Maps policy on reviews',
      url: 'https://support.google.com/contributionpolicy/answer/7400114',
    },
    {
      label: 'Google Business Profile Help: improve your local ranking',
      url: 'https://support.google.com/business/answer/7091',
    },
    {
      label: 'Federal Trade Commission: consumer reviews rule',
      url: 'https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
    },
  ],
} as const satisfies Steps;
