import type { SeoPricingPage } from '#app/content/seo-pricing.ts';
import { CallActions, CallBand } from '#app/sections/shared/call-band.tsx';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './call.module.css';

export function SeoPricingCall({ call }: { readonly call: SeoPricingPage['call'] }) {
  return (
    <Section className={styles.call}>
      <CallBand
        tone="band"
        title={call.title}
        lead={call.lead}
        scene={<Picture picture={call.picture} alt="" />}
      >
        <CallActions>
          <BriefButton call={call.action} variant="accent" />
          <ButtonLink to={call.link.to} variant="band">
            {call.link.label}
          </ButtonLink>
        </CallActions>
        <ul className={styles.badges}>
          {call.badges.map((badge) => (
            <li key={badge}>
              <Icon name="check" />
              {badge}
            </li>
          ))}
        </ul>
      </CallBand>
    </Section>
  );
}
