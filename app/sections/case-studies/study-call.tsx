import type { ClosingCall } from '#app/content/entities.ts';
import { PicturedCall } from '#app/sections/shared/call-band.tsx';
import { Section } from '#app/ui/section.tsx';

type StudyCallProps = { readonly call: ClosingCall; readonly tone: 'accent' | 'band' };

/** What a visitor may do who has read this far. */
export function StudyCall({ call, tone }: StudyCallProps) {
  return (
    <Section>
      <PicturedCall call={call} tone={tone} />
    </Section>
  );
}
