import type { HomePage } from '#app/content/home.ts';
import { PointList } from '#app/sections/shared/point-list.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';

export function HomeChallenges({ challenges }: { readonly challenges: HomePage['challenges'] }) {
  return (
    <Section id="challenges">
      <SectionHead title={challenges.title} lead={challenges.lead} />
      <PointList points={challenges.points} look="cards" />
    </Section>
  );
}
