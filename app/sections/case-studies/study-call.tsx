import type { CaseStudiesPage } from '#app/content/case-studies.ts';
import { CallActions, CallBand } from '#app/sections/shared/call-band.tsx';
import { BriefButton, ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';

type StudyCallProps = {
  readonly call: CaseStudiesPage['call'];
  readonly tone: 'accent' | 'band';
};

/** What a visitor may do who has read this far. */
export function StudyCall({ call, tone }: StudyCallProps) {
  return (
    <Section>
      <CallBand tone={tone} title={call.title} lead={call.lead} scene={<Picture {...call.scene} />}>
        <CallActions>
          <BriefButton call={call.action} variant={tone === 'band' ? 'accent' : 'primary'} />
          <ButtonLink to={call.link.to} variant={tone === 'band' ? 'band' : 'quiet'}>
            {call.link.label}
          </ButtonLink>
        </CallActions>
      </CallBand>
    </Section>
  );
}
