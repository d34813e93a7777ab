/** /guides/seo/technical-checklist */
import scene from '#app/assets/pictures/guide-technical-checklist.svg?picture';
import type { Checklist } from './guide.ts';

export const technicalChecklist = {
  kind: 'checklist',
  topic: 'seo',
  meta: {
    title: 'Technical SEO Checklist: 87 Points | Upslope',
    description:
      'The 87 technical points we check first, each with why it matters, how to check it with free tools and how to fix it.',
    updated: '2026-11-21',
    label: 'Technical SEO checklist',
  },
  hero: {
    title: '87 checks, one climb',
    lead: 'The technical points we go through in week 1, in the order we go through them.',
    illustration: {
      picture: scene,
      alt: 'Mechanics at a web page with its cover off, a clipboard of checks beside it',
    },
  },
  summary: 'Everything we check first, in the order we check it.',
  published: '2026-11-21',
  readOn: [
    { need: 'A word in here is new to me', to: '/guides/seo/glossary' },
    { need: 'My visitors come on phones', to: '/guides/website-design/mobile' },
    { need: 'I want to know why it matters', to: '/guides/seo/beginners-guide' },
  ],
  groups: [
    {
      slug: 'crawling',
      title: 'Crawling',
      question: 'Can robots reach it?',
      points: [
        {
          id: 'robots-txt-loads',
          title: 'robots.txt loads and is not empty by mistake',
          why: 'Google reads this file before it visits, and a server error here can stop the visits to your whole site.',
          check:
            'Open yoursite.com/robots.txt. You should see a few lines of plain text, not an error and not your home page.',
          fix: 'Switch the file on in your site builder or SEO plugin. 2 lines are enough to start: “User-agent: *” and, below it, “Disallow:” with nothing behind it.',
        },
        {
          id: 'robots-txt-blocks-nothing-important',
          title: 'No important folder is blocked in robots.txt',
          why: 'One line can hide your whole shop from Google.',
          check: 'Open yoursite.com/robots.txt. Look for “Disallow: /” or a folder you need.',
          fix: 'Delete the line and save. Then ask for a new crawl of the file in Search Console, under Settings, robots.txt.',
        },
        {
          id: 'sitemap-loads',
          title: 'XML sitemap exists and loads',
          why: 'A sitemap is the list that tells search engines which pages you have.',
          check:
            'Open yoursite.com/sitemap.xml, or /wp-sitemap.xml on WordPress. You should see a list of addresses.',
          fix: 'Switch it on in your SEO plugin. Shopify, Wix and Squarespace make one by themselves.',
        },
        {
          id: 'sitemap-only-live-pages',
          title: 'Sitemap lists only live, indexable pages',
          why: 'A list full of dead pages teaches robots to ignore it.',
          check: 'Open the sitemap and try 10 addresses. Each should load without a redirect.',
          fix: 'Most site builders rebuild the list for you: exclude old and noindex pages in its settings.',
        },
        {
          id: 'sitemap-named-in-robots-txt',
          title: 'Sitemap is named in robots.txt',
          why: 'Search engines look at robots.txt anyway, so one line there shows all of them the list.',
          check: 'Open robots.txt and look for a line that starts with “Sitemap:”.',
          fix: 'Add “Sitemap: https://yoursite.com/sitemap.xml” on a line of its own, with your full address.',
        },
        {
          id: 'sitemap-submitted',
          title: 'Sitemap is submitted in Search Console',
          why: 'Search Console then tells you when Google last read the list and what went wrong.',
          check:
            'In Search Console, open Sitemaps. The status should be “Success” and the last read should be recent.',
          fix: 'Paste the address of the sitemap into the field and press Submit. Remove entries for lists that no longer exist.',
        },
        {
          id: 'three-clicks-from-home',
          title: 'No page is more than 3 clicks from home',
          why: 'Pages buried deep are visited rarely and rank badly.',
          check: 'Start at home and count the clicks to your oldest service page.',
          fix: 'Link to it from the menu, from a parent page or from a related article.',
        },
        {
          id: 'every-page-linked',
          title: 'Every page has at least one link to it',
          why: 'A page nobody links to is a room without a door.',
          check:
            'Run a free crawler over your site and compare its list with your sitemap. Addresses that are only in the sitemap have no link.',
          fix: 'Link to the page from its parent or from a related page. If nobody needs it, remove it and redirect the address.',
        },
        {
          id: 'no-endless-addresses',
          title: 'No endless filter or calendar addresses',
          why: 'A calendar or a filter can make thousands of near-empty addresses and keep robots busy there.',
          check:
            'In Search Console, open Pages and read the examples that are not indexed. Long rows of “?color=” or “?month=” are the sign.',
          fix: 'Ask your developer to stop linking to those combinations, or to block the pattern in robots.txt. Keep the few filters people search for as real pages.',
        },
        {
          id: 'server-lets-robots-in',
          title: 'Server answers robots without blocking them',
          why: 'A firewall that takes Googlebot for an attacker takes you out of search.',
          check:
            'In Search Console, inspect your home page and press “Test live URL”. It should say that the address is available to Google.',
          fix: 'Ask your host or firewall service to let verified search robots in. Then run the live test again.',
        },
        {
          id: 'links-are-real-links',
          title: 'Links are real links, not scripts',
          why: 'Robots follow links that have an address, and they do not press buttons.',
          check: 'Right-click a menu item. If “Open link in new tab” is missing, it is not a link.',
          fix: 'Ask your developer for real links, written as <a href>, in menus and lists.',
        },
        {
          id: 'crawl-report-checked',
          title: 'Log or crawl report checked this quarter',
          why: 'The report shows trouble before customers feel it, such as errors or a sudden stop in visits.',
          check:
            'In Search Console, open Settings, then Crawl stats. Look at the share of errors and the average response time.',
          fix: 'Write both numbers down with the date. Send repeated errors to your host or developer.',
        },
      ],
    },
    {
      slug: 'indexing',
      title: 'Indexing',
      question: 'Is it in the book?',
      points: [
        {
          id: 'important-pages-indexed',
          title: 'Important pages are indexed',
          why: 'A page that is not in the index cannot rank for anything.',
          check:
            'In Search Console, paste the address into the bar at the top. It should say “URL is on Google”.',
          fix: 'If it says “Crawled - currently not indexed”, make the page more useful and link to it from 2 others.',
        },
        {
          id: 'no-stray-noindex',
          title: 'No stray noindex on pages you want found',
          why: 'One tag left over from the test version keeps a page out of search.',
          check: 'View the page source and search for “noindex”.',
          fix: 'Untick “Discourage search engines” in WordPress, or the same switch in your builder.',
        },
        {
          id: 'thank-you-pages-noindex',
          title: 'Thank-you and cart pages are noindex',
          why: 'A stranger who lands on “Thank you for your order” is puzzled, and your count of orders is wrong.',
          check: 'Search Google for site:yoursite.com followed by “thank you”, then by “cart”.',
          fix: 'Set these pages to noindex in their SEO settings. Do not block them in robots.txt as well, or Google never sees the tag.',
        },
        {
          id: 'one-canonical-per-page',
          title: 'One canonical per page, pointing to itself',
          why: 'A canonical names the address to keep, and 2 different ones leave the choice to Google.',
          check:
            "View the source and search for “canonical”. You want one, with this page's own address.",
          fix: 'Remove the second SEO plugin. It is nearly always a second SEO plugin.',
        },
        {
          id: 'canonicals-full-addresses',
          title: 'Canonicals are full addresses',
          why: 'A half address can end up pointing at the wrong place, such as the test version.',
          check:
            'View the source and search for “canonical”. The address should start with https:// and your domain.',
          fix: "Set the site address in your builder's settings to the full https version. The canonicals follow from it.",
        },
        {
          id: 'www-one-answer',
          title: 'www and non-www give one answer',
          why: '2 versions of every page split your links and leave the choice to Google.',
          check: 'Type your address with www and without. Both should end on the same one.',
          fix: 'Choose one in the domain settings of your host or builder. Redirect the other with a 301, which means “moved for good”.',
        },
        {
          id: 'http-to-https',
          title: 'http goes to https',
          why: '2 open doors mean 2 copies, and one of them shows “Not secure”.',
          check: 'Type http:// before your address and see where you end up.',
          fix: 'Switch on “Force HTTPS” at your host.',
        },
        {
          id: 'slash-one-answer',
          title: 'Slash and no-slash give one answer',
          why: 'To a robot, /brakes and /brakes/ are 2 addresses.',
          check:
            'Add or remove the slash at the end of 3 addresses. Each should jump to the version in your menu.',
          fix: 'Redirect one form to the other. Use the same form in menus, sitemap and canonicals.',
        },
        {
          id: 'no-duplicate-titles',
          title: 'No duplicate titles',
          why: '2 pages with one title look like 2 copies, and Google may keep the wrong one.',
          check:
            'Run a free crawler and sort by title. For each pair, ask if it is one page at 2 addresses or 2 pages.',
          fix: 'If it is one page, redirect the second address to the first. If there are 2, give each a title of its own.',
        },
        {
          id: 'parameters-make-no-copies',
          title: 'Parameters do not make copies',
          why: 'Links in ads and emails add words such as “?utm_source” to an address, and each can look like another page.',
          check:
            'Open a page with ?test=1 at the end and view the source. The canonical should still show the clean address.',
          fix: 'Set canonicals to the clean address. Use clean links inside your own site.',
        },
        {
          id: 'staging-not-indexed',
          title: 'Staging site is not indexed',
          why: 'A half-built copy in search confuses customers and competes with the real site.',
          check:
            'Search Google for site: followed by the test address your designer used, such as staging.yoursite.com.',
          fix: 'Put a password on it. If pages are already listed, add the test address to Search Console and use Removals.',
        },
      ],
    },
    {
      slug: 'redirects-and-errors',
      title: 'Redirects and errors',
      question: 'Do old roads still lead somewhere?',
      points: [
        {
          id: 'no-links-to-missing-pages',
          title: 'No links to missing pages',
          why: 'Visitors leave, and the link is wasted.',
          check: 'Run a free crawler and sort by status 404.',
          fix: 'Correct the link. If the page moved, redirect the old address too.',
        },
        {
          id: 'missing-pages-answer-404',
          title: 'Missing pages answer with 404',
          why: "A missing page that reports “all fine” fills Google's list with nothing.",
          check: 'Run yoursite.com/qwerty-123 through a free status checker. It should say 404.',
          fix: 'Ask your developer or host to send status 404 with the error page. Stop any rule that sends every missing page to the home page.',
        },
        {
          id: 'error-page-helps',
          title: '404 page helps people on',
          why: 'A visitor at a dead end leaves, unless the page offers a way on.',
          check:
            'On your phone, open an address that does not exist. You want a menu, your 3 main pages and a phone number.',
          fix: 'Edit the 404 page in your theme or builder. Say what happened, then link to services, prices and contact.',
        },
        {
          id: 'moved-pages-use-301',
          title: 'Moved pages use a 301',
          why: 'A permanent redirect tells search engines that the new address takes the place of the old one.',
          check:
            'Paste an old address into a free redirect checker. It should show 301 or 308, then 200.',
          fix: 'Change temporary redirects (302) to permanent ones in your redirect plugin or at your host.',
        },
        {
          id: 'no-redirect-chains',
          title: 'No redirect chains',
          why: 'Each hop costs time, and Googlebot gives up after 10.',
          check: 'Paste an old address into a redirect checker and count the hops.',
          fix: 'Point the first address straight at the last one.',
        },
        {
          id: 'no-redirect-loops',
          title: 'No redirect loops',
          why: 'A loop shows visitors an error and shows robots nothing.',
          check:
            'Open your old addresses in a private window and watch for “too many redirects”. A free crawler lists them too.',
          fix: 'Find the 2 rules that point at each other and delete one. Often one sits at the host and the other in a plugin.',
        },
        {
          id: 'old-domain-redirects',
          title: 'Old domain still redirects',
          why: 'Flyers, links and bookmarks still point there, and anyone can buy a domain that lapses.',
          check:
            'Type the old domain with a page behind it. You should land on the matching new page.',
          fix: 'Renew the domain and redirect page to page. Keep it for as long as anyone links to it.',
        },
        {
          id: 'no-soft-404s',
          title: 'No soft 404s',
          why: 'A soft 404 is a page that says “nothing here” while the server says “all fine”, and Google leaves it out.',
          check: 'In Search Console, open Pages and look for the reason “Soft 404”.',
          fix: 'Give the page real content, or let it answer 404. Empty category pages are a common cause.',
        },
        {
          id: 'few-server-errors',
          title: 'Server errors are below one a week',
          why: 'Robots slow down when your server fails, and customers just leave.',
          check:
            'In Search Console, open Settings, then Crawl stats, and look for “Server error (5xx)” under responses.',
          fix: 'Send the dates and addresses to your host. If it happens when you are busy, you need page caching or a bigger plan.',
        },
        {
          id: 'removed-products-have-a-plan',
          title: 'Removed products have a plan',
          why: 'A sold-out page that still has links and visitors is worth keeping or passing on.',
          check:
            'List what you stopped selling this year. Open each old address and see what it does.',
          fix: 'If it comes back, keep the page and say when. If it is gone for good, redirect to the closest replacement, or answer 404 if there is none.',
        },
      ],
    },
    {
      slug: 'speed',
      title: 'Speed',
      question: 'Fast on a normal phone?',
      points: [
        {
          id: 'lcp-under-2-5-seconds',
          title: 'Largest content shows within 2.5 seconds',
          why: 'This is Largest Contentful Paint (LCP), and past 2.5 seconds Google no longer calls it good.',
          check: 'Run PageSpeed Insights and read the field data at the top, not only the score.',
          fix: 'Shrink the hero picture first. It is the cause more often than anything else.',
        },
        {
          id: 'inp-under-200-ms',
          title: 'Page reacts within 200 milliseconds',
          why: 'This is Interaction to Next Paint (INP), and a button that hangs gets pressed twice or not at all.',
          check:
            'In PageSpeed Insights, read “Interaction to Next Paint” in the field data. 200 milliseconds or less is good.',
          fix: 'Switch off chat widgets, sliders and trackers one at a time, and test after each. Scripts are the usual cause.',
        },
        {
          id: 'cls-under-0-1',
          title: 'Layout does not jump',
          why: 'This is Cumulative Layout Shift (CLS), and it makes people tap the wrong thing and blame you.',
          check:
            'Load the page on a slow connection and watch for text that moves. PageSpeed Insights should show 0.1 or less.',
          fix: 'Give pictures, ads and embeds a width and height.',
        },
        {
          id: 'pictures-have-width-and-height',
          title: 'Pictures have width and height',
          why: 'The browser then keeps the space free while the picture loads.',
          check:
            'Right-click a picture, choose Inspect, and look for width and height in the line that starts with <img.',
          fix: "Replace pictures through your builder's own picture block, which usually adds both. On a hand-made page, ask your developer.",
        },
        {
          id: 'pictures-right-size',
          title: 'Pictures are the size they are shown at',
          why: 'A square photo 4,000 pixels wide in a box 400 pixels wide is 99% waste.',
          check: "In the browser's inspector, compare the natural size and the shown size.",
          fix: 'Export at twice the shown width and let the site serve smaller copies to phones.',
        },
        {
          id: 'pictures-modern-format',
          title: 'Pictures use a modern format',
          why: 'WebP and AVIF pictures look the same and are usually smaller than JPEG or PNG.',
          check: 'Run PageSpeed Insights and look for its advice on image delivery.',
          fix: 'Switch on WebP or AVIF in your builder or picture plugin. Keep SVG for logos.',
        },
        {
          id: 'pictures-load-late',
          title: 'Below-the-fold pictures load late',
          why: 'Pictures nobody has scrolled to should not slow down the one people see first.',
          check:
            "Open the browser's inspector, choose Network and Img, and scroll. New pictures should appear in the list as you go.",
          fix: 'Switch on lazy loading for pictures further down. Leave it off for the first one, which must load at once.',
        },
        {
          id: 'text-compressed',
          title: 'Text is compressed',
          why: 'Compressed pages and scripts are much smaller on the way to the phone.',
          check: 'Enter your address in a free compression checker. It should name Brotli or gzip.',
          fix: 'Ask your host to switch on Brotli or gzip, which is one setting.',
        },
        {
          id: 'fonts-do-not-hide-text',
          title: 'Fonts do not hide the text',
          why: 'While a font loads, some pages show no words at all.',
          check:
            'Load the page on a slow connection and watch if the words appear before the font does.',
          fix: 'Ask for “font-display: swap” in the theme. Keep to 2 font families.',
        },
        {
          id: 'unused-scripts-gone',
          title: 'Scripts nobody uses are gone',
          why: 'Old pixels, chats and sliders still load on every visit.',
          check:
            'Open the inspector, choose Network and JS, and read the names. Which of these do you still use?',
          fix: 'Remove dead tools from the theme, the plugins and Tag Manager. Write down who asked for each one you keep.',
        },
        {
          id: 'static-files-cached',
          title: 'Static files are cached',
          why: 'A customer who comes back should not have to download your logo again.',
          check: 'Run PageSpeed Insights and look for its advice on cache lifetimes.',
          fix: 'Ask your host for a long cache on pictures, fonts and scripts. A year is fine if file names change with each new version.',
        },
        {
          id: 'server-answers-fast',
          title: 'Server answers in under 0.8 seconds',
          why: 'Nothing can show before the first answer arrives.',
          check: 'In PageSpeed Insights, read “Time to First Byte” in the field data.',
          fix: 'Switch on page caching first. If it stays slow, move to a better hosting plan.',
        },
      ],
    },
    {
      slug: 'mobile',
      title: 'Mobile',
      question: 'Usable with one thumb?',
      points: [
        {
          id: 'viewport-set',
          title: 'Viewport is set',
          why: 'Without this line, a phone shows your page as a shrunken desktop.',
          check:
            'View the source and search for “viewport”. You want width=device-width, and nothing that forbids zooming.',
          fix: 'Ask your developer for a viewport tag with “width=device-width, initial-scale=1”. Remove “user-scalable=no” if it is there.',
        },
        {
          id: 'no-sideways-scroll',
          title: 'No sideways scroll at 320 pixels',
          why: 'One wide table breaks the whole page.',
          check: "In the browser's phone view, set the width to 320 pixels and swipe.",
          fix: 'Let the wide part scroll on its own. Give pictures a maximum width of 100%.',
        },
        {
          id: 'buttons-44-pixels',
          title: 'Buttons are at least 44 pixels',
          why: 'WCAG 2.2 asks for 24 pixels as the least, and thumbs are comfortable with 44.',
          check:
            'Press every button on the page with your thumb while you walk. Inspect shows the exact size.',
          fix: 'Add padding until the pressable area is 44 pixels high. Leave 8 pixels between neighbors.',
        },
        {
          id: 'text-16-pixels',
          title: 'Text is 16 pixels or more',
          why: 'Text that has to be pinched bigger does not get read.',
          check:
            "Hold the phone at arm's length and read a paragraph aloud. Inspect shows the exact size.",
          fix: 'Set body text and form fields to 16 pixels or more in the theme. Below that, iPhones zoom in on a field when it is tapped.',
        },
        {
          id: 'phone-number-taps',
          title: 'Phone number can be tapped',
          why: 'Your visitor is holding the thing that makes calls.',
          check: 'Tap it. The phone should open with the full number.',
          fix: 'Use a tel: link with the country code.',
        },
        {
          id: 'no-popup-on-arrival',
          title: 'No pop-up covers the page on arrival',
          why: "Google's guidelines warn against pop-ups that hide the content, and people close them unread.",
          check:
            'Open 3 pages in a private window on your phone. Count what you must close before you can read.',
          fix: 'Move offers to a slim bar or to the end of the page. Notices the law asks for may stay.',
        },
        {
          id: 'same-content-on-phone',
          title: 'Same content on phone and desktop',
          why: 'Google reads the phone version of your site, so what is missing there is missing for Google.',
          check:
            'Open your main service page on both. Compare headings, prices, pictures and links.',
          fix: 'Put the missing parts on the phone page. Folded sections are fine, as long as the words are in the page.',
        },
        {
          id: 'forms-right-keyboard',
          title: 'Forms ask for the right keyboard',
          why: 'Typing a phone number on a letter keyboard is how bookings get lost.',
          check:
            'Tap each field on your phone. Phone fields should open number keys, and email fields should offer the @ key.',
          fix: 'Set the field types to phone and email in the form builder. In hand-made forms they are called “tel” and “email”.',
        },
      ],
    },
    {
      slug: 'structured-data',
      title: 'Structured data',
      question: 'Does the machine know what it is?',
      points: [
        {
          id: 'organization-data',
          title: 'Organization data on the home page',
          why: 'It tells Google your name, your logo and which site is yours.',
          check: 'Run the home page through validator.schema.org and look for Organization.',
          fix: 'Fill in the company details in your SEO plugin or builder. Use the name on your sign and one logo.',
        },
        {
          id: 'localbusiness-data',
          title: 'LocalBusiness data on each location page',
          why: 'It ties the page to the place.',
          check: 'Run the page through the Rich Results Test.',
          fix: 'Add name, address, phone and hours exactly as on your Google Business Profile.',
        },
        {
          id: 'breadcrumb-data',
          title: 'Breadcrumb data matches the visible path',
          why: 'On computers Google can show this path with your result, and a wrong one misleads people.',
          check:
            'Run an inner page through the Rich Results Test. Compare the path it reads with the one on the page.',
          fix: 'Let one tool make both the visible path and the data. Switch the second one off.',
        },
        {
          id: 'product-data',
          title: 'Product data has price and stock',
          why: 'Google needs both before it can show them with your result.',
          check:
            'Test one product page. Compare the price, currency and availability with what the page shows.',
          fix: 'Fill in these fields in the shop system. Data typed by hand into the code goes stale.',
        },
        {
          id: 'article-data',
          title: 'Article data has a date and an author',
          why: 'They show how fresh a text is and who stands behind it.',
          check: 'Test one article. Look for author, datePublished and dateModified.',
          fix: 'Show the author and date on the page, and fill them in for the data too. Change the date only when the text changes.',
        },
        {
          id: 'no-faq-markup-for-rich-results',
          title: 'No FAQ markup kept only for rich results',
          why: 'Google stopped showing FAQ rich results in May 2026, so the markup earns nothing there now.',
          check: 'Search the source for “FAQPage”.',
          fix: 'Keep the questions on the page, because people read them. The markup does no harm, so drop it at the next update.',
        },
        {
          id: 'no-rich-result-errors',
          title: 'No errors in the Rich Results Test',
          why: 'An item with an error cannot be shown with its extras.',
          check:
            'Test one page of each kind: home, service, product, article. Search Console lists errors for the whole site in its left menu.',
          fix: 'Fix errors first, then the warnings that are easy. Press “Validate fix” in Search Console.',
        },
        {
          id: 'data-matches-page',
          title: 'Nothing in the data that is not on the page',
          why: "Labels for things visitors cannot see break Google's rules and can cost you all rich results.",
          check:
            'Read the test result beside the page. Every price, rating and hour should be visible there.',
          fix: 'Put it on the page or delete it from the data. Never label reviews that you wrote or copied.',
        },
        {
          id: 'logo-and-social-image',
          title: 'Logo and social image are set',
          why: 'Without them, a shared link shows a gray box or a random photo.',
          check: 'Send your address to yourself in a message app and look at the preview.',
          fix: 'Set a sharing image of 1200 by 630 pixels in your SEO plugin. Add your logo to the company details.',
        },
      ],
    },
    {
      slug: 'page-basics',
      title: 'Page basics',
      question: 'One page, one job?',
      points: [
        {
          id: 'own-title',
          title: 'Every page has a title of its own',
          why: 'The title is the line people choose from.',
          check: 'Run a free crawler and sort by title. Look for blanks, repeats and “Home”.',
          fix: 'Write what it is, where it is and why you. Stay under about 60 characters.',
        },
        {
          id: 'titles-start-with-search',
          title: 'Titles start with what people search',
          why: 'People skim the first words of a result.',
          check:
            'Read your titles aloud. If each one begins with your business name, turn them around.',
          fix: 'Put service and town first and the name last: “Brake repair in Boulder - Delgado Auto Care”.',
        },
        {
          id: 'one-h1',
          title: 'One h1 per page',
          why: 'One clear main heading tells people and robots what the page is about.',
          check: 'Run a free crawler and look at the H1 column.',
          fix: 'Make the topic of the page the one h1. Turn the others, often a logo or a slogan, into plain text or h2.',
        },
        {
          id: 'headings-in-order',
          title: 'Headings follow an order',
          why: 'People who use screen readers jump from heading to heading, and so do people in a hurry.',
          check:
            'Use a free browser extension such as HeadingsMap. Levels should go 1, 2, 3 without a gap.',
          fix: 'Choose the heading level for its meaning. Change the size in the style.',
        },
        {
          id: 'own-description',
          title: 'Every page has a description',
          why: 'It is your suggestion for the lines under the title, though Google may pick its own.',
          check: 'Run a free crawler and sort by description. Look for blanks and repeats.',
          fix: 'Write one sentence on what the page offers and one reason to click. About 150 characters is enough.',
        },
        {
          id: 'useful-alt-text',
          title: 'Pictures have useful alt text',
          why: 'People who cannot see the picture hear these words, and Google reads them.',
          check:
            'Inspect 5 pictures. Each one that means something should have a short description in alt.',
          fix: 'Say what is in it, such as “Mechanic measuring brake pad thickness”. Leave alt empty for decoration.',
        },
        {
          id: 'links-say-where',
          title: 'Links say where they go',
          why: '“Click here” tells neither people nor robots what comes next.',
          check: 'Read only the links on a page. Do you know where each one goes?',
          fix: 'Use the name of the page as the link, such as “See our brake prices”.',
        },
        {
          id: 'readable-addresses',
          title: 'Addresses are short and readable',
          why: 'A readable address can be said on the phone and trusted in a result.',
          check:
            'Look at your 10 main addresses. You want words in place of numbers and question marks.',
          fix: 'Use short words with hyphens for new pages. Leave old addresses alone unless you also redirect them.',
        },
        {
          id: 'text-in-html',
          title: 'Main text is in the HTML',
          why: 'Some robots never run scripts, so text that scripts bring in does not exist for them.',
          check:
            'View the page source, not the inspector, and search for a sentence from the page.',
          fix: 'Ask your developer to put the text into the page on the server. Turn words inside pictures back into real text.',
        },
        {
          id: 'page-per-service',
          title: 'Each service has a page of its own',
          why: 'One page called “Services” cannot answer 6 searches.',
          check: 'Count the jobs you want. Count the pages.',
          fix: 'Start with the job that pays best. Write its price range, how long it takes, the signs and your guarantee.',
        },
        {
          id: 'town-pages-true',
          title: 'Each town page says something true about the town',
          why: "10 copies with the town's name swapped are doorway pages, which break Google's spam rules.",
          check: "Cover the town's name. Could the page be about any other town?",
          fix: 'Add a job you did there, the travel time, a local rule or a photo. If there is nothing to say, merge the pages.',
        },
        {
          id: 'nothing-only-in-pdf',
          title: 'Nothing important is only in a PDF',
          why: 'A PDF menu is hard to read on a phone and has no button to call you.',
          check:
            'Search Google for site:yoursite.com filetype:pdf. Is there anything a page should say?',
          fix: 'Put prices, menus and forms on a page. Keep the PDF as an extra for printing.',
        },
        {
          id: 'language-declared',
          title: 'Language of the page is declared',
          why: 'Screen readers choose their voice by it, and browsers offer to translate by it.',
          check:
            'View the source and find the line that starts with <html. It should name your language, such as lang=en.',
          fix: "Set the language in your builder's settings. On a bilingual site, set it for each page.",
        },
      ],
    },
    {
      slug: 'safety-and-care',
      title: 'Safety and care',
      question: 'Will it still work next month?',
      points: [
        {
          id: 'certificate-valid',
          title: 'Certificate is valid for 30 more days',
          why: 'An expired certificate greets customers with a full-page warning.',
          check: 'Click the icon left of the address, open the certificate and read the end date.',
          fix: 'Switch on automatic renewal at your host. With a short-lived certificate, check that it renewed itself last time.',
        },
        {
          id: 'no-mixed-content',
          title: 'No mixed content',
          why: 'One picture or script called over http can be blocked, or can cost the page its secure mark.',
          check: "Open the browser's Console on your main pages. Look for “Mixed Content”.",
          fix: 'Change http:// to https:// in the addresses of pictures and scripts. A search-and-replace plugin does the whole site.',
        },
        {
          id: 'forms-arrive',
          title: 'Forms arrive',
          why: 'A form that fails is a shop with a locked door.',
          check: 'Send yourself an inquiry from your phone. See how long it takes to arrive.',
          fix: 'Check spam, then the address in the form settings. If mail still gets lost, ask your host to send it through a real mailbox (SMTP).',
        },
        {
          id: 'backups-tested',
          title: 'Backups exist and were tested',
          why: 'A backup nobody has restored is only a hope.',
          check:
            'Find the date of the last backup and where it is kept. Restore one page from it on a test copy.',
          fix: 'Set daily backups that are stored away from the server. Test a restore twice a year.',
        },
        {
          id: 'plugins-up-to-date',
          title: 'Plugins and themes are up to date',
          why: 'Old plugins are a common way in for attackers.',
          check: 'Open the update list. Note what waits, and what has had no update for a year.',
          fix: 'Back up, update, and look at the site. Replace what its maker has given up.',
        },
        {
          id: 'no-manual-action',
          title: 'Search Console has no manual action',
          why: 'A manual action means that a person at Google found a broken rule, and pages may drop or vanish.',
          check:
            'In Search Console, open “Security and manual actions”, then “Manual actions”. It should say “No issues detected”.',
          fix: 'Fix every example it names. Then request a review and say what you changed.',
        },
        {
          id: 'no-hacked-pages',
          title: 'No hacked or spam pages indexed',
          why: 'Hackers hide casino and pill pages on small sites, where owners do not look.',
          check:
            'Search Google for site:yoursite.com casino. Then open “Security issues” in Search Console.',
          fix: 'Change all passwords, restore a clean backup and update everything. Let the spam addresses answer 404.',
        },
        {
          id: 'two-search-console-owners',
          title: 'Search Console has 2 owners',
          why: 'If the one person with access leaves, you are locked out of your own reports.',
          check: 'In Search Console, open Settings, then “Users and permissions”.',
          fix: 'Add a second owner you trust. Remove people and agencies you no longer work with.',
        },
        {
          id: 'calls-and-bookings-counted',
          title: 'Analytics counts calls and bookings',
          why: 'Visits do not pay the rent; calls and bookings do.',
          check:
            'Tap your call button and send a test booking. Both should show up in the Realtime report of Google Analytics (GA4).',
          fix: 'Mark taps on the phone number, sent forms and bookings as key events in GA4. Your booking tool may need a tag of its own.',
        },
        {
          id: 'uptime-watched',
          title: 'Uptime is watched',
          why: 'You want to hear of an outage from a robot before you hear it from a customer.',
          check: 'Ask who got a message the last time the site was down.',
          fix: 'Set up a free uptime monitor that writes to 2 people. Let it look for a word on the page.',
        },
        {
          id: 'consent-banner-lets-robots-read',
          title: 'Consent banner does not block robots',
          why: 'If the banner holds back the text until someone agrees, robots see only the banner.',
          check:
            'In Search Console, inspect a page, press “Test live URL” and look at the screenshot.',
          fix: 'Let the banner lie over a page that is already there. It should hold back trackers and nothing else.',
        },
        {
          id: 'next-check-in-calendar',
          title: 'A date for the next check is in the calendar',
          why: 'Sites wear out quietly: an update here, a new plugin there, an expired card.',
          check: 'Open the calendar. Is there a date within 3 months, with a name beside it?',
          fix: 'Book 2 hours each quarter with the person who can edit the site. Start with the points that failed last time.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'Google Search Central documentation',
      url: 'https://developers.google.com/search/docs',
    },
    {
      label: 'Google Search Central: what changed, by date',
      url: 'https://developers.google.com/search/updates',
    },
    {
      label: 'web.dev: Web Vitals',
      url: 'https://web.dev/articles/vitals',
    },
    {
      label: 'web.dev: Time to First Byte',
      url: 'https://web.dev/articles/ttfb',
    },
    {
      label: 'W3C: Web Content Accessibility Guidelines (WCAG) 2.2',
      url: 'https://www.w3.org/TR/WCAG22/',
    },
  ],
} as const satisfies Checklist;
