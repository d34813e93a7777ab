import type { SeoPage } from '#app/content/seo.ts';
import { CallActions, CallBand } from '#app/sections/shared/call-band.tsx';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './banner.module.css';

export function SeoBanner({ banner }: { readonly banner: SeoPage['banner'] }) {
  return (
    <Section className={styles.banner}>
      <CallBand
        tone="band"
        title={banner.title}
        lead={banner.lead}
        scene={<Picture picture={banner.picture} alt="" />}
      >
        <CallActions>
          <BriefButton call={banner.call} variant="accent" />
          <ButtonLink to={banner.link.to} variant="band">
            {banner.link.label}
          </ButtonLink>
        </CallActions>
      </CallBand>
    </Section>
  );
}
