import { automotive } from '#app/content/automotive.ts';
import { pageMeta } from '#app/lib/seo.ts';
import { PageHero } from '#app/sections/shared/page-hero.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = () => pageMeta('/industries/automotive', automotive.meta);

export default function Automotive() {
  return (
    <Page>
      <PageHero
        path="/industries/automotive"
        label={automotive.meta.label}
        hero={automotive.hero}
      />
    </Page>
  );
}
