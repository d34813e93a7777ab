import type { ClosingCall as Words } from '#app/content/entities.ts';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { CallActions, CallBand } from './call-band.tsx';
import styles from './closing-call.module.css';

/** The last band of a page: one action, and one way on. */
export function ClosingCall({ call }: { readonly call: Words }) {
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
