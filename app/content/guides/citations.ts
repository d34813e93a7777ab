/** /guides/local-seo/citations */
import scene from '#app/assets/pictures/guide-citations.svg?picture';
import type { Steps } from './guide.ts';

export const citations = {
  kind: 'steps',
  topic: 'local-seo',
  meta: {
    title: 'Local Citations: Where to Be Listed | Upslope',
    description:
      'Which directories and maps to be listed in, in which order, and how to keep name, address and phone the same everywhere.',
    updated: '2026-11-21',
    label: 'Citations',
  },
  hero: {
    title: 'Get listed where it counts',
    lead: 'The directories worth your time, in order, and how to keep your name, address and phone the same on all of them.',
    illustration: {
      picture: scene,
      alt: 'Four different houses in a row with the same number above each door',
    },
  },
  summary: 'Where to list your business, and in which words.',
  published: '2026-04-21',
  readOn: [
    { need: 'My Google listing comes first', to: '/guides/local-seo/google-business' },
    { need: 'A word in here is new to me', to: '/guides/local-seo/glossary' },
    { need: 'I want to rank for more than my name', to: '/guides/seo/beginners-guide' },
  ],
  prerequisites: [
    'A verified Google Business Profile',
    'An email address at your own domain, such as office@yourshop.com',
    'Every phone number and address you have ever used',
    'A spreadsheet, or a sheet of paper with 5 columns',
    'Someone at the desk to read out codes when a directory calls',
  ],
  steps: [
    {
      id: 'master',
      title: 'Write the master record',
      minutes: 10,
      actions: [
        'Write down your details once, exactly as they stand on the sign and the door. Everything later is copied from here.',
        'Decide the small things: “Street” or “St”, “Suite 4” or “#4”. Directories often reformat these, and that does no harm. A different number or name does.',
        'Choose one main phone number. Tracking numbers, which forward calls and count them, belong in ads. If you want one on your Google profile, keep the real number there as the second; leave every other listing alone.',
      ],
      looksRight: 'Any 2 people who fill in the same form from your record type the same thing.',
      wrong: {
        title: 'We trade under 2 names',
        text: 'Use the one on the sign. Put the legal name on invoices and in the small print of your site.',
      },
      sample: {
        label: 'A master record',
        text: 'Name: Alder Street Bakery\nAddress: 214 Alder Street, Boulder, CO 80302\nPhone: (303) 555-0142\nWebsite: https://alderstreetbakery.example\nHours: Tue-Sun 5:00 AM-2:00 PM, Mon closed\nMain category: Bakery\nIn one line: Family bakery with sourdough baked overnight and cakes to order.\nOld phones: (303) 555-0117, until 2023\nOld addresses: 90 Pine Street, until 2021',
      },
    },
    {
      id: 'own-site',
      title: 'Fix your own website first',
      minutes: 15,
      actions: [
        'Put name, address and phone on the contact page and in the footer as text, not inside a picture.',
        'Make the number a link that dials. On a phone, one tap must ring the desk.',
        'Ask your developer for LocalBusiness structured data, which is the same facts in a form that machines read, and check it in the Rich Results Test.',
        'With several branches, give each its own page with its own address, phone and hours.',
      ],
      looksRight:
        'The contact page, the footer and your Google profile say the same, character for character.',
      wrong: {
        title: 'I cannot edit the site',
        text: 'Send the message below to whoever built it. If nobody answers, find out now who owns the domain and the hosting. You will need to know one day.',
      },
      sample: {
        label: 'A message to your web developer',
        text: 'Hi Jo, please put our name, address and phone as text in the footer and on the contact page, make the number a tel: link, and add LocalBusiness structured data with the same details and our hours. The record to copy from is attached. Can you send me a link when it is live?',
      },
    },
    {
      id: 'find',
      title: 'Find what is already out there',
      minutes: 20,
      actions: [
        'Run the searches below, one for each number and address you ever had. Note every listing on the first 2 pages.',
        'Make 5 columns: site, link, what it says, what is wrong, date fixed.',
        'Sort by harm. A wrong phone number or address comes first, then wrong hours, then missing photos.',
      ],
      looksRight: 'You have a list of 15 to 40 lines, and the worst ones are on top.',
      wrong: {
        title: 'There are hundreds of them',
        text: 'Most are copies on sites nobody visits. Fix the ones a customer could land on and let the copies follow.',
      },
      sample: {
        label: 'Searches to paste',
        text: '"Alder Street Bakery" Boulder\n"(303) 555-0142"\n"303-555-0117"\n"90 Pine Street" bakery\n"Alder Street Bakery" -site:alderstreetbakery.example',
      },
    },
    {
      id: 'maps',
      title: 'Claim the 3 map makers',
      minutes: 30,
      actions: [
        'Google: open your Business Profile and compare it with the record, line by line.',
        'Apple: sign in at business.apple.com and claim your location. Apple Business took over from Apple Business Connect in 2026. It feeds Apple Maps and Siri, and may ask for documents or proof that you own your domain.',
        'Microsoft: sign in at bingplaces.com, look for your business and claim it. Bing Places can copy a Google profile, so check what came across.',
        'Write down which account holds each listing.',
      ],
      looksRight: 'You ask for directions in all 3 maps and they end at the same door.',
      wrong: {
        title: 'The code never arrives',
        text: 'Phone menus swallow automatic calls. Switch the menu off for an hour, or choose email or documents where that is offered.',
      },
    },
    {
      id: 'big-sites',
      title: 'Claim the sites customers read',
      minutes: 25,
      actions: [
        'Start with Yelp, Facebook and the Better Business Bureau, then Nextdoor if your neighbors use it.',
        'Claim the page that exists before you add a new one, or you create the twin you must delete in step 8.',
        'Fill in phone, hours, category, description and 3 photos. Skip the offer to upgrade: the free listing is the citation.',
        'Mind the house rules. Yelp, for one, asks businesses not to request reviews there.',
      ],
      looksRight: 'Each page is marked as claimed and shows your current number.',
      wrong: {
        title: 'They keep calling to sell ads',
        text: 'Say once that you want the free listing only, and leave it. A listing you claimed stays yours.',
      },
      sample: {
        label: 'A short description for any directory',
        text: 'Family bakery on Alder Street in Boulder. Sourdough, rye and seeded loaves baked overnight, birthday cakes made to order with 2 days notice. Open Tuesday to Sunday from 5 AM. Parking behind the shop.',
      },
    },
    {
      id: 'suppliers',
      title: 'Correct the data suppliers',
      minutes: 15,
      actions: [
        'In the US, companies such as Data Axle, Foursquare and TransUnion (Localeze) sell business data to maps, apps and car navigation. One error there is copied in many places.',
        'Look yourself up on each and use its form to claim, correct or report your entry. Some forms are free, some go through a paid service.',
        'Note the date. Copies can take weeks or months to change.',
      ],
      looksRight: 'The supplier shows your record, or has confirmed your correction by email.',
      wrong: {
        title: 'It asks for a subscription',
        text: 'Decide by harm. With a new address, one paid year that pushes the change out can be worth it. With a tidy record, keep the money.',
      },
    },
    {
      id: 'trade-town',
      title: 'Add your trade and your town',
      minutes: 20,
      actions: [
        'List the places that know you in person: chamber of commerce, trade body, license board, suppliers, the team you sponsor.',
        'Ask each for an entry with your address and a link to your site. These are few, and a rival cannot buy them in bulk.',
        'Pick 3 to 5 directories of your trade where customers truly look, and stop there.',
      ],
      looksRight:
        'At least one page in town and one page of your trade name you with the right phone.',
      wrong: {
        title: 'Someone offers 300 listings for $99',
        text: 'Leave it. They land on sites nobody reads, often with typing errors, and you will be the one who cleans up.',
      },
      sample: {
        label: 'A note to your chamber of commerce',
        text: 'Hello Maria, we have been members since 2021 and I cannot find us in your online directory. Could you add us with these details? Alder Street Bakery, 214 Alder Street, Boulder, CO 80302, (303) 555-0142, https://alderstreetbakery.example. Thank you, Lena Alder',
      },
    },
    {
      id: 'twins',
      title: 'Remove duplicates and ghosts',
      minutes: 15,
      actions: [
        'A duplicate is a second listing for the same business. Keep the claimed one with the most reviews and report the other.',
        'On Google Maps, open the wrong entry, choose **Suggest an edit** and say that it is a duplicate or has closed. If you own both profiles, ask Google support about merging.',
        'Moved? Edit the old listing to the new address where the site allows it. Reviews usually stay with it.',
      ],
      looksRight: 'A search for your old phone number finds nothing that a customer would act on.',
      wrong: {
        title: 'My report was rejected',
        text: 'Send proof: a photo of the door, a bill, the license. Wait 2 weeks between tries.',
      },
      sample: {
        label: 'A message to a directory',
        text: 'You list our business twice. Please keep [link 1] and remove [link 2], which shows an address we left in 2021. Correct details: Alder Street Bakery, 214 Alder Street, Boulder, CO 80302, (303) 555-0142. I am the owner and can send a copy of our license.',
      },
    },
    {
      id: 'log',
      title: 'Keep the log',
      minutes: 10,
      actions: [
        'Save the list with logins, links and dates where the next person can find it.',
        'Put 2 dates in the calendar: in 6 weeks to check the fixes, and every 6 months after that.',
        'Before you move, change phones or rename, take out the log first and go through it top to bottom.',
      ],
      looksRight: 'Someone else could change your phone number everywhere in an afternoon.',
      wrong: {
        title: 'An old number came back',
        text: 'A supplier still has it and copied it out again. Go back to step 6, then fix the copy.',
      },
    },
  ],
  after: {
    title: 'When your listings agree',
    points: [
      "Expect calm more than fireworks. Google's help pages name information from across the web, such as links, articles and directories, as one part of how well known a business seems.",
      'Past the main 15 or 20 places, another listing adds little. Spend the next hour on reviews or on a service page.',
      'Ask new customers how they found you, and whether anything was out of date. They notice first.',
    ],
  },
  sources: [
    {
      label: 'Google Business Profile Help: improve your local ranking',
      url: 'https://support.google.com/business/answer/7091',
    },
    {
      label: 'Google Business Profile Help: guidelines for representing your business',
      url: 'https://support.google.com/business/answer/3038177',
    },
    { label: 'Apple Business', url: 'https://business.apple.com/' },
    { label: 'Bing Places for Business', url: 'https://www.bingplaces.com/' },
    {
      label: 'Google Search Central: local business structured data',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    },
    {
      label: 'Yelp Support Center: do not ask for reviews',
      url: 'https://www.yelp-support.com/article/Don-t-Ask-for-Reviews',
    },
  ],
} as const satisfies Steps;
