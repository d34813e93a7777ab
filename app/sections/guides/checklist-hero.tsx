import walker from '#app/assets/pictures/walker.svg?picture';
import type { ChecklistPage } from '#app/guides/page.ts';
import { Breadcrumb } from '#app/sections/shared/breadcrumb.tsx';
import { HeroBand, HeroLead } from '#app/sections/shared/hero-band.tsx';
import { GuideFacts } from '#app/sections/shared/guide-facts.tsx';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { GroupFill, type GroupProgress } from './group-fill.tsx';
import styles from './checklist-hero.module.css';
import layers from './group-layers.module.css';
import stairs from './group-stairs.module.css';

type ChecklistHeroProps = {
  readonly guide: ChecklistPage;
  readonly checklist: {
    readonly ids: readonly string[];
    readonly ticked: ReadonlySet<string>;
    readonly progress: readonly GroupProgress[];
    /** Returns the address that shares the ticks. */
    readonly address: () => string;
    readonly reset: () => void;
  };
};

/** The opening of a checklist: its actions, the points done, and links to its groups: beside the boards of its picture, or as stairs. */
export function ChecklistHero({ guide, checklist }: ChecklistHeroProps) {
  const { ids, ticked, progress, address, reset } = checklist;
  const { page, dates, hero, minutes, words, ownAudit, hasLayers } = guide;
  const unfinished = progress.findIndex((group) => group.done < group.total);
  return (
    <HeroBand className={styles.band}>
      <div className="wrap">
        <Breadcrumb page={page} />
        <div className={hasLayers ? layers.top : stairs.top}>
          <div>
            <h1>{hero.title}</h1>
            <HeroLead>{hero.lead}</HeroLead>
            <GuideFacts minutes={minutes} dates={dates} />
            {ownAudit && (
              <a href="#this-site" className={styles.score} data-computed="">
                <b>{ownAudit.summary.score.value}</b> {ownAudit.summary.score.measure}
              </a>
            )}
            <div className={styles.actions}>
              <CopyButton
                label={words.copy}
                text={address}
                done={words.copied}
                icon="link"
                variant="band"
                size="small"
              />
              <Button variant="band" size="small" onClick={() => print()}>
                <Icon name="print" />
                {words.print}
              </Button>
              <p className={styles.sum} data-untouched={ticked.size === 0 || undefined}>
                <span>
                  <b>{ticked.size}</b> of {ids.length} done
                </span>{' '}
                <button type="button" onClick={reset}>
                  {words.reset}
                </button>
              </p>
            </div>
          </div>
          {!hasLayers && (
            <Picture {...hero.illustration} className={stairs.scene} loading="first" />
          )}
          <nav aria-label="Groups of this checklist">
            {hasLayers && <Picture {...hero.illustration} loading="first" />}
            <ol>
              {progress.map((group, index) => (
                <li key={group.id} data-now={index === unfinished || undefined}>
                  {!hasLayers && index === unfinished && (
                    <Picture picture={walker} alt="" className={stairs.walker} />
                  )}
                  <SiteLink to={`#${group.id}`}>
                    <b>{index + 1}</b> <span>{group.title}</span>{' '}
                    <small>{`${group.total} ${words.untouched}`}</small>
                    {!hasLayers && <GroupFill done={group.done} total={group.total} />}
                  </SiteLink>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
    </HeroBand>
  );
}
