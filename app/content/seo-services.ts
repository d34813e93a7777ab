/** The nine services of the SEO page. */
import auditReport from '#app/assets/pictures/closeup-service-audit.svg?picture';
import categoryPage from '#app/assets/pictures/closeup-service-ecommerce.svg?picture';
import contentCalendar from '#app/assets/pictures/closeup-service-content.svg?picture';
import searchList from '#app/assets/pictures/closeup-service-keyword.svg?picture';
import linkLog from '#app/assets/pictures/closeup-service-link.svg?picture';
import mapListing from '#app/assets/pictures/closeup-service-local.svg?picture';
import newspaperStory from '#app/assets/pictures/closeup-service-off-page.svg?picture';
import searchResult from '#app/assets/pictures/closeup-service-on-page.svg?picture';
import vitalsReport from '#app/assets/pictures/closeup-service-technical.svg?picture';
import { audits } from './claims.ts';
import type { CallToAction, Exactly, Heading, SeoService } from './entities.ts';

export type SeoServices = Heading & { readonly services: Exactly<9, SeoService> };

const startWith = (service: string): CallToAction => ({
  label: `Get Started With ${service.split(' ')[0]} SEO`,
  brief: { asking: 'service', service },
});

export const seoServices = {
  title: 'Nine SEO services',
  lead: 'Every plan includes the audit. The others can also be bought alone.',
  services: [
    {
      id: 'audit',
      title: 'Complete SEO Audit',
      description: 'Know what holds you back',
      details: `The ${audits.servicePage.name}, with every fix ranked by what it’s worth.`,
      features: [
        'Every check scored and explained',
        'Speed and mobile report',
        'Fix list in priority order',
      ],
      scene: auditReport,
      action: startWith('Complete SEO Audit'),
    },
    {
      id: 'keyword',
      title: 'Keyword Research',
      description: 'The searches that bring buyers',
      details: 'We find the searches your buyers use, then pick the ones you can win first.',
      features: ['Searches that buyers make', 'A page for each search', 'A new look each quarter'],
      scene: searchList,
      action: startWith('Keyword Research'),
    },
    {
      id: 'link',
      title: 'Link Building',
      description: 'Links from real sites',
      details: 'Links from your trade and town, none of them bought.',
      features: ['Outreach to relevant sites', 'Local press and partners', 'Monthly link log'],
      scene: linkLog,
      action: startWith('Link Building'),
    },
    {
      id: 'local',
      title: 'Local SEO',
      description: 'Get found on the map',
      details: 'Your listing, your reviews and your local pages.',
      features: [
        'Listings cleaned up',
        'Review requests and replies',
        'Town and service-area pages',
      ],
      scene: mapListing,
      action: startWith('Local SEO'),
    },
    {
      id: 'onpage',
      title: 'On-Page SEO',
      description: 'One page, one search, one answer',
      details: 'Every important page rewritten in your customers’ words.',
      features: ['Titles and descriptions', 'Headings and copy', 'Internal links'],
      scene: searchResult,
      action: startWith('On-Page SEO'),
    },
    {
      id: 'offpage',
      title: 'Off-Page SEO',
      description: 'Reputation beyond your site',
      details: 'What others say about you: mentions, profiles and reviews.',
      features: ['Directory profiles', 'Stories in the press', 'Alerts about new mentions'],
      scene: newspaperStory,
      action: startWith('Off-Page SEO'),
    },
    {
      id: 'technical',
      title: 'Technical SEO',
      description: 'Fixes for what stops Google',
      details: 'How Google finds, reads and loads your pages.',
      features: [
        'Pages Google can read',
        'Core Web Vitals: loading speed',
        'Structured data: prices and hours',
      ],
      scene: vitalsReport,
      action: startWith('Technical SEO'),
    },
    {
      id: 'content',
      title: 'Content SEO',
      description: 'Pages worth finding',
      details: 'Useful pages, planned a quarter ahead.',
      features: [
        'Content calendar',
        'Articles checked by someone who knows the trade',
        'Refreshes of old pages',
      ],
      scene: contentCalendar,
      action: startWith('Content SEO'),
    },
    {
      id: 'ecommerce',
      title: 'E-commerce SEO',
      description: 'Sell from search, not only from ads',
      details: 'We rewrite your category and product pages.',
      features: ['Category page rewrites', 'Prices that Google can show', 'Out-of-stock handling'],
      scene: categoryPage,
      action: startWith('E-commerce SEO'),
    },
  ],
} as const satisfies SeoServices;
