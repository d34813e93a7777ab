import type { SeoPricingPage } from '#app/content/seo-pricing.ts';
import { PicturedCall } from '#app/sections/shared/call-band.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './call.module.css';

export function SeoPricingCall({ call }: { readonly call: SeoPricingPage['call'] }) {
  return (
    <Section className={styles.call}>
      <PicturedCall call={call} tone="band">
        <ul className={styles.badges}>
          {call.badges.map((badge) => (
            <li key={badge}>
              <Icon name="check" />
              {badge}
            </li>
          ))}
        </ul>
      </PicturedCall>
    </Section>
  );
}
