import type { ReactNode } from 'react';
import type { HomePage } from '#app/content/home.ts';
import { StatStrip } from '#app/sections/shared/stat-strip.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import { AuditForm } from './audit-form.tsx';
import styles from './hero.module.css';
import { ScreenshotPodium } from './screenshot-podium.tsx';

type HomeHeroProps = {
  readonly hero: HomePage['hero'];
  /** The hill whose shops move, over the still picture. */
  readonly scene: ReactNode;
  /** The control of week and trade. */
  readonly control: ReactNode;
};

/** The h1 and the audit form beside the hill, above three screenshots. */
export function HomeHero({ hero, scene, control }: HomeHeroProps) {
  const [first, second] = hero.title;
  return (
    <section className={styles.hero} data-tone="band">
      <div className="wrap">
        <div className={styles.top}>
          <div className={styles.copy}>
            <h1>
              {`${first} `}
              <br />
              <span>{second}</span>
            </h1>
            <p className={styles.lead}>
              <Words>{hero.lead}</Words>
            </p>
            <AuditForm form={hero.form} />
            <StatStrip stats={hero.stats} />
          </div>
          <div className={styles.hill}>
            <Picture {...hero.hill} loading="first" />
            {scene}
          </div>
        </div>
        {control}
        <ScreenshotPodium hero={hero} />
      </div>
    </section>
  );
}
