import type { ClosingCall } from '#app/content/entities.ts';
import { Section } from '#app/ui/section.tsx';
import { PicturedCall } from './call-band.tsx';

type StudyCallProps = { readonly call: ClosingCall; readonly tone: 'accent' | 'band' };

/** What a visitor may do who has read this far: at the end of the studies, and of one. */
export function StudyCall({ call, tone }: StudyCallProps) {
  return (
    <Section>
      <PicturedCall call={call} tone={tone} />
    </Section>
  );
}
