import type { HomePage } from '#app/content/home.ts';
import { ProcessStairs } from '#app/sections/shared/process-stairs.tsx';
import { Section } from '#app/ui/section.tsx';

export function HomeProcess({ process }: { readonly process: HomePage['process'] }) {
  return (
    <Section id="process" tone="band">
      <ProcessStairs process={process} />
    </Section>
  );
}
