/** Every guide by its address: one content file and one line here make a guide. */
import { seoGlossary } from './seo-glossary.ts';
import { localSeoGlossary } from './local-seo-glossary.ts';
import { websiteDesignGlossary } from './website-design-glossary.ts';
import { ppcGlossary } from './ppc-glossary.ts';
import { technicalChecklist } from './technical-checklist.ts';
import { mobileChecklist } from './mobile-checklist.ts';
import { googleBusiness } from './google-business.ts';
import { citations } from './citations.ts';
import { googleAdsSetup } from './google-ads-setup.ts';
import { beginnersGuide } from './beginners-guide.ts';
import { uxBestPractices } from './ux-best-practices.ts';
import { adCopy } from './ad-copy.ts';
import { contentStrategy } from './content-strategy.ts';
import type { GuideSlug } from '../paths.ts';
import type { Guide } from './guide.ts';

export const guides = {
  'seo/glossary': seoGlossary,
  'seo/beginners-guide': beginnersGuide,
  'seo/technical-checklist': technicalChecklist,
  'content-strategy': contentStrategy,
  'local-seo/glossary': localSeoGlossary,
  'local-seo/google-business': googleBusiness,
  'local-seo/citations': citations,
  'website-design/glossary': websiteDesignGlossary,
  'website-design/ux-best-practices': uxBestPractices,
  'website-design/mobile': mobileChecklist,
  'ppc/glossary': ppcGlossary,
  'ppc/google-ads-setup': googleAdsSetup,
  'ppc/ad-copy': adCopy,
} as const satisfies Record<GuideSlug, Guide>;
