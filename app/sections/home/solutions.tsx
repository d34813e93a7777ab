import type { HomePage } from '#app/content/home.ts';
import { PointList } from '#app/sections/shared/point-list.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section, SectionHead } from '#app/ui/section.tsx';
import styles from './solutions.module.css';

export function HomeSolutions({ solutions }: { readonly solutions: HomePage['solutions'] }) {
  return (
    <Section id="solutions" tone="sand">
      <SectionHead title={solutions.title} lead={solutions.lead} layout="split" />
      <PointList points={solutions.points} look="plain" />
      <p className={styles.more}>
        <ButtonLink to={solutions.more.to}>{solutions.more.label}</ButtonLink>
      </p>
    </Section>
  );
}
