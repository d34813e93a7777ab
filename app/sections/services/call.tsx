import type { ServicesPage } from '#app/content/services.ts';
import { CallActions, CallBand } from '#app/sections/shared/call-band.tsx';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './call.module.css';

export function ServicesCall({ call }: { readonly call: ServicesPage['call'] }) {
  return (
    <Section className={styles.call}>
      <CallBand
        tone="accent"
        title={call.title}
        lead={call.lead}
        scene={<Picture picture={call.picture} alt="" />}
      >
        <CallActions>
          <BriefButton call={call.action} />
          <ButtonLink to={call.link.to} variant="quiet">
            {call.link.label}
          </ButtonLink>
        </CallActions>
      </CallBand>
    </Section>
  );
}
