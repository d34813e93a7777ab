import { services } from '#app/content/services.ts';
import { pageMeta } from '#app/lib/page-head.ts';
import { ServicesAlso } from '#app/sections/services/also.tsx';
import { ClosingBand } from '#app/sections/shared/closing-band.tsx';
import { PanoramaHero } from '#app/sections/shared/panorama-hero.tsx';
import { ServicesFeatured } from '#app/sections/services/featured.tsx';
import { ServicesStreet } from '#app/sections/services/street.tsx';
import { ServicesWhy } from '#app/sections/services/why.tsx';
import { entryOf } from '#app/site-map.ts';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/services', services.meta);

export default function Services() {
  return (
    <Page>
      <PanoramaHero page={entryOf('/services')} hero={services.hero} />
      <ServicesFeatured featured={services.featured} />
      <ServicesAlso also={services.also} />
      <ServicesStreet street={services.street} />
      <ServicesWhy why={services.why} />
      <ClosingBand call={services.call} />
    </Page>
  );
}
