/** /guides/website-design/mobile */
import scene from '#app/assets/pictures/guide-mobile.svg?picture';
import type { Checklist } from './guide.ts';

export const mobileChecklist = {
  kind: 'checklist',
  topic: 'website-design',
  meta: {
    title: 'Mobile Website Checklist: 40 Points | Upslope',
    description:
      'Forty checks for a small business website on the phone: reach, text, forms, speed, maps and calls, each with check and fix.',
    updated: '2026-11-21',
    label: 'Mobile checklist',
  },
  hero: {
    title: 'Made for the thumb',
    lead: '40 points for a website that works on a phone, in the order a visitor meets them.',
    illustration: {
      picture: scene,
      alt: 'A phone as tall as a shop, its one button within easy reach',
    },
  },
  summary: 'Usable with one thumb, outdoors, on bad reception.',
  published: '2026-11-21',
  readOn: [
    { need: 'I want fewer clicks and more calls', to: '/guides/website-design/ux-best-practices' },
    { need: 'I want to check the technical side', to: '/guides/seo/technical-checklist' },
    { need: 'A word in here is new to me', to: '/guides/website-design/glossary' },
  ],
  groups: [
    {
      slug: 'thumb-and-taps',
      title: 'Thumb and taps',
      question: 'Can one thumb do it?',
      points: [
        {
          id: 'main-button-in-reach',
          title: 'The main button sits where the thumb rests',
          why: 'On a large phone the top corners are a stretch and the lower half is easy.',
          check:
            'Hold the phone in one hand and press the main button without shifting your grip. Then try the other hand.',
          fix: 'Move the button into the lower half of the first screen, or into a slim bar at the bottom.',
        },
        {
          id: 'tap-targets-24-minimum',
          title: 'Nothing you tap is smaller than 24 by 24 pixels',
          why: 'WCAG 2.2 sets 24 pixels as the least, with a few exceptions such as links inside a sentence.',
          check:
            "In the browser's phone view, inspect the smallest icons: close crosses, arrows, social links. Read the width and height.",
          fix: 'Add padding around the icon. The drawing itself can stay small.',
        },
        {
          id: 'tap-targets-44-comfortable',
          title: 'Buttons and menu rows are 44 pixels high',
          why: 'A size of 44 pixels suits cold thumbs, big thumbs and thumbs on a bus.',
          check: 'Press every button and menu row 10 times while you walk. Count the misses.',
          fix: 'Set the height of buttons, fields and menu rows to 44 pixels or more in the theme.',
        },
        {
          id: 'neighbors-apart',
          title: 'Neighbors stand apart',
          why: 'A near miss should hit nothing, and never “Cancel” beside “Pay”.',
          check:
            'Look for pairs that touch: social icons, page numbers, plus and minus in the cart.',
          fix: 'Leave at least 8 pixels between them. Put the dangerous one on a line of its own.',
        },
        {
          id: 'whole-card-reacts',
          title: 'The whole card reacts',
          why: 'People press the picture and the price as well as the title.',
          check:
            'On a list of services or products, press the picture, the price and the empty space.',
          fix: 'Make the card one link, or stretch its link over the card. Keep a single destination per card.',
        },
        {
          id: 'press-shows-at-once',
          title: 'A press shows at once',
          why: 'Without a sign that it worked, people press again and order twice.',
          check:
            'Press “Send” and “Add to cart” on a slow connection. Something should change right away.',
          fix: 'Give buttons a pressed look, and lock “Send” with the word “Sending” until the answer is there.',
        },
        {
          id: 'nothing-by-swipe-alone',
          title: 'Nothing works by swipe alone',
          why: 'Some people cannot swipe or drag, which is why WCAG 2.2 asks for another way.',
          check: 'Go through every slider, gallery and map using taps only.',
          fix: 'Add arrow buttons, or show the pictures below each other.',
        },
      ],
    },
    {
      slug: 'reading',
      title: 'Reading',
      question: "Readable at arm's length, in the sun?",
      points: [
        {
          id: 'phone-text-16-pixels',
          title: 'Body text is 16 pixels or more',
          why: 'People read your prices while walking, and without their glasses.',
          check:
            "Hold the phone at arm's length and read a paragraph aloud. Inspect shows the exact size.",
          fix: 'Set body text to 16 pixels or more and line height to about 1.5 in the theme.',
        },
        {
          id: 'phone-contrast',
          title: 'Text stands out from its background',
          why: 'WCAG 2.2 asks for 4.5 to 1 for normal text and 3 to 1 for large text.',
          check:
            'Read the page outdoors at noon. Then put the 2 colors into a free contrast checker.',
          fix: 'Darken the gray, or lighten the ground. Put a solid panel behind words that lie on a photo.',
        },
        {
          id: 'zoom-allowed',
          title: 'People can make the text bigger',
          why: 'WCAG 2.2 asks that text can grow to 200% without loss.',
          check:
            'Pinch the page. Then set the text size to 200% in the phone browser and look for cut-off words.',
          fix: 'Remove “user-scalable=no” and “maximum-scale” from the viewport tag. Let boxes grow with their words.',
        },
        {
          id: 'reflow-320-pixels',
          title: 'The page fits a screen 320 pixels wide',
          why: 'WCAG 2.2 asks that nobody has to scroll sideways at that width, apart from things such as maps and wide tables.',
          check:
            "In the browser's phone view, set the width to 320 pixels. Swipe left on every kind of page.",
          fix: 'Find the part that sticks out, often a table, a long word or a fixed-width picture. Let it wrap, shrink or scroll on its own.',
        },
        {
          id: 'first-screen-answers',
          title: 'The first screen says what, where and what next',
          why: 'A visitor decides in the time it takes to cross a street.',
          check:
            'Show the first screen to someone for 5 seconds. Ask what you sell, where you are and how to book.',
          fix: 'Write the trade and the town in the headline and put one button below. Move the slogan down.',
        },
        {
          id: 'short-paragraphs',
          title: 'Paragraphs are short',
          why: 'Text that takes 4 lines on a desktop takes 10 on a phone.',
          check:
            'Scroll through your longest page on the phone. Stop wherever text fills the whole screen.',
          fix: 'Cut paragraphs to 2 or 3 sentences. Give each block a heading that answers a question.',
        },
      ],
    },
    {
      slug: 'menus-calls-maps',
      title: 'Menus, calls and maps',
      question: 'Found and called in 3 taps?',
      points: [
        {
          id: 'menu-button-labeled',
          title: 'The menu button says “Menu”',
          why: '3 lines alone are a riddle to some of your customers.',
          check: 'Ask someone who did not grow up with phones to open the menu.',
          fix: 'Write “Menu” beside or below the lines. Give the button that name in the code too, for screen readers.',
        },
        {
          id: 'menu-fits-one-screen',
          title: 'The menu fits on one screen',
          why: 'A menu that must be scrolled hides its last entries, often the contact page.',
          check: 'Open the menu on your smallest phone. Can you see every first-level entry?',
          fix: 'Keep to about 7 entries and put the rest inside folding groups. Put “Call” and “Book” where they always show.',
        },
        {
          id: 'menu-closes-easily',
          title: 'The menu closes the way people try',
          why: 'A menu that will not close feels like a broken site.',
          check:
            "Open it and close it with the cross, by choosing a link and by the phone's back gesture.",
          fix: 'Ask your developer to close it on each of these, and to put the page back where it was.',
        },
        {
          id: 'sticky-bars-slim',
          title: 'Fixed bars leave room to read',
          why: 'A header, a chat bubble and a cookie bar together can cover half a small screen.',
          check: 'Turn the phone sideways and look at what is left for the page.',
          fix: 'Keep one slim bar. Make sure that it never covers the field or link people are on, which WCAG 2.2 asks for.',
        },
        {
          id: 'call-in-one-tap',
          title: 'The phone number calls in one tap',
          why: 'Nobody copies a number by hand while water runs through the ceiling.',
          check:
            'Tap the number in the header, on the contact page and in the footer. Each should open the phone.',
          fix: 'Use a tel: link with the country code on every number. Never put the number inside a picture.',
        },
        {
          id: 'address-opens-map',
          title: 'The address opens a map',
          why: 'A tap should turn into directions, because your visitor is already on the way.',
          check:
            'Tap the address on an iPhone and on an Android phone. Check that the pin is at your door.',
          fix: 'Link the address to your place in a map service. A picture of a map loads faster than a live one.',
        },
        {
          id: 'hours-without-hunting',
          title: "Today's hours show without hunting",
          why: 'For a shop, a clinic or a garage, the first question is whether you are open.',
          check: 'From the home page, count the seconds until you know if you are open now.',
          fix: 'Write hours in words near the top or in the footer of every page. Change them together with your Google Business Profile.',
        },
      ],
    },
    {
      slug: 'forms-and-keyboards',
      title: 'Forms and keyboards',
      question: 'Done at a bus stop?',
      points: [
        {
          id: 'few-fields',
          title: 'The form asks only for what you need to answer',
          why: 'Every extra field is a reason to put the phone away.',
          check:
            'For each field, ask what you would do differently without it. If the answer is nothing, it goes.',
          fix: 'Start with name, phone or email, and “How can we help?”. Ask for the rest when you call back.',
        },
        {
          id: 'phone-field-keyboards',
          title: 'Each field opens the right keyboard',
          why: 'A phone number typed on letter keys takes longer and goes wrong more often.',
          check:
            'Tap each field. Phone fields should open number keys, and email fields should show the @ key.',
          fix: 'Set the field types to phone and email. For numbers such as a ZIP code, ask for inputmode=numeric.',
        },
        {
          id: 'autofill-works',
          title: 'The phone can fill in what it knows',
          why: 'Name, email and address are already in the phone, and WCAG 2.2 asks you to label such fields for it.',
          check: 'Tap the name field. The phone should offer your own details above the keyboard.',
          fix: 'Add autocomplete values such as name, email, tel and postal-code to the fields. Most form builders have the setting.',
        },
        {
          id: 'labels-stay',
          title: 'Labels stay above the fields',
          why: 'A hint inside the field vanishes when people start to type, and with it the question.',
          check:
            'Fill in half the form, look away for a minute and come back. Can you tell what each field wants?',
          fix: 'Put the label above the field. Keep the hint for an example, such as a date format.',
        },
        {
          id: 'field-text-16-pixels',
          title: 'Text in fields is 16 pixels or more',
          why: 'Below that size, an iPhone zooms in when a field is tapped and the page slips sideways.',
          check: 'Tap a field on an iPhone and see if the page jumps closer.',
          fix: 'Set the font size of fields, lists and text boxes to 16 pixels.',
        },
        {
          id: 'errors-beside-the-field',
          title: 'Errors stand beside the field and keep the words',
          why: 'Someone who loses a typed message does not type it twice.',
          check:
            'Send the form with a wrong email address. The message should stand at the field, and everything else should still be there.',
          fix: 'Show what is wrong and how to put it right, in words as well as color. Never empty the form.',
        },
        {
          id: 'send-button-reachable',
          title: '“Send” can be reached with the keyboard open',
          why: 'The keyboard covers the lower half of the screen, and often the button.',
          check: 'Fill in the last field and try to send without closing the keyboard.',
          fix: 'Let the page scroll under the keyboard, and do not pin the button behind it. Say after sending what happens next and when.',
        },
      ],
    },
    {
      slug: 'speed-and-pictures',
      title: 'Speed and pictures',
      question: 'Quick on a mid-range phone?',
      points: [
        {
          id: 'phone-lcp',
          title: 'The main content shows within 2.5 seconds',
          why: 'This is Largest Contentful Paint (LCP), and Google counts 2.5 seconds or less as good.',
          check: 'Run PageSpeed Insights, choose Mobile and read the field data at the top.',
          fix: 'Make the first picture smaller and load it first. Remove sliders above it.',
        },
        {
          id: 'phone-inp',
          title: 'Taps get an answer within 200 milliseconds',
          why: 'This is Interaction to Next Paint (INP), and a mid-range phone takes longer over heavy scripts than a new one.',
          check:
            'Read INP in PageSpeed Insights. Then open the menu on a phone that is 3 years old.',
          fix: 'Remove chat bubbles, pop-up tools and trackers that earn nothing. Ask your developer to load the rest late.',
        },
        {
          id: 'phone-cls',
          title: 'The page holds still while it loads',
          why: 'This is Cumulative Layout Shift (CLS), where 0.1 or less is good, and a jump means a wrong tap.',
          check:
            'Load the page on a slow connection with your thumb over a button. Watch if the button moves.',
          fix: 'Give pictures and embeds a width and height. Let bars and banners lie over the page and push nothing down.',
        },
        {
          id: 'first-picture-light',
          title: 'The first picture is light',
          why: 'It is usually the heaviest thing between your visitor and your phone number.',
          check:
            'Press and hold the picture, save it and look at the file size. Over 200 KB is worth a look.',
          fix: 'Export it at phone width as WebP or AVIF. Keep the large version for large screens.',
        },
        {
          id: 'phones-get-phone-pictures',
          title: 'Phones get phone-sized pictures',
          why: 'A phone that downloads the desktop photo pays for pixels it cannot show.',
          check:
            "In the browser's phone view, inspect a picture and look for “srcset”, the list of sizes to choose from.",
          fix: "Upload pictures through your builder's picture block, which usually makes the sizes. On a hand-made page, ask for srcset and sizes.",
        },
        {
          id: 'crop-keeps-the-point',
          title: 'The crop keeps the point of the picture',
          why: 'A wide photo cut for a tall screen can lose the face, the dish or the shop sign.',
          check: 'Look at each large picture on the phone. Can you still tell why it is there?',
          fix: 'Choose a focus point in the builder, or use a tall version for phones. Put words beside the picture and not inside it.',
        },
        {
          id: 'no-video-by-itself',
          title: 'No video starts by itself',
          why: 'A background film eats data and battery, and it holds back everything below it.',
          check: 'Open the site with Wi-Fi off and low power mode on. See what you wait for.',
          fix: 'Show a still picture with a play button. Load the film when someone presses it.',
        },
      ],
    },
    {
      slug: 'testing',
      title: 'Testing',
      question: 'Tried by real hands?',
      points: [
        {
          id: 'real-mid-range-phone',
          title: 'Tested on a real mid-range phone',
          why: "Your own phone may be newer and faster than most of your customers' phones.",
          check: 'Borrow a 3-year-old Android phone and book, buy or call from start to finish.',
          fix: 'Keep one such phone in the drawer. Test every change on it before customers do.',
        },
        {
          id: 'slow-connection',
          title: 'Tested on a slow connection',
          why: 'People look you up in basements, elevators and parking garages.',
          check:
            "In the browser's inspector, open Network and choose a slow 4G setting. Load your 3 main pages.",
          fix: 'Note what comes last. Make it lighter, or move it further down.',
        },
        {
          id: 'iphone-and-android',
          title: 'Tested on iPhone and Android',
          why: 'Date pickers, fields and bars at the bottom behave differently on the two.',
          check: 'Run the main task once in Safari on an iPhone and once in Chrome on Android.',
          fix: "Use the phone's own date, time and list fields, which fit both.",
        },
        {
          id: 'turned-sideways',
          title: 'Works turned sideways',
          why: 'WCAG 2.2 asks that a page does not insist on one direction, and some phones are fixed to a wheelchair.',
          check: 'Turn off the rotation lock and turn the phone on every kind of page.',
          fix: 'Remove any “please rotate” screen. Let bars shrink when the screen is low.',
        },
        {
          id: 'stranger-finishes-task',
          title: 'A stranger finishes the main task',
          why: 'You know where everything is, and your customers do not.',
          check:
            'Ask 3 people who have never seen the site to book or buy on their own phone. Watch, and say nothing.',
          fix: 'Fix the first place where 2 of the 3 stop. Then ask 3 others.',
        },
        {
          id: 'phone-and-desktop-compared',
          title: 'Phone and desktop numbers are compared',
          why: 'A booking rate that is far lower on phones points at the phone page.',
          check:
            'In Google Analytics (GA4), compare key events for mobile and desktop, as a share of the visits to each.',
          fix: 'Start with the page where phones fall behind most. Write down what you change and look again after 4 weeks.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'W3C: Web Content Accessibility Guidelines (WCAG) 2.2',
      url: 'https://www.w3.org/TR/WCAG22/',
    },
    {
      label: 'web.dev: Web Vitals',
      url: 'https://web.dev/articles/vitals',
    },
  ],
} as const satisfies Checklist;
