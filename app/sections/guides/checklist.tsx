import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PointVerdict } from '#app/content/own-audit.ts';
import type { ChecklistPage } from '#app/guides/page.ts';
import { notify } from '#app/browser/notifications.ts';
import { resultCount } from '#app/lib/result-count.ts';
import { encodeTicks } from '#app/lib/tick-code.ts';
import { useTicks, withTick } from '#app/hooks/use-ticks.ts';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SteppedEdge } from '#app/ui/stepped-edge.tsx';
import { CheckPoint, Columns } from './check-point.tsx';
import { GroupFill, type GroupProgress } from './group-fill.tsx';
import { Words } from '#app/ui/words.tsx';
import { PageCheck } from './page-check/page-check.tsx';
import { OwnSummary } from './own-summary.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { VerdictMarks } from './verdict-marks.tsx';
import { useSharedTicks } from './use-shared-ticks.ts';
import styles from './checklist.module.css';
import layered from './checklist-layered.module.css';
import pictured from './checklist-pictured.module.css';
import tickBox from './tick-box.module.css';

/** The ticks of a checklist: the visitor's own, or those of a shared address. */
export function useChecklist({ groups, slug, path, words }: ChecklistPage) {
  const ids = useMemo(() => groups.flatMap(({ points }) => points.map(({ id }) => id)), [groups]);
  const list = useRef<HTMLDivElement>(null);
  const own = useTicks(`checklist:${slug}`, ids, list);
  const shared = useSharedTicks(ids);
  const ticked = shared.ticked ?? own.ticked;

  const { replace, kept } = own;
  const latest = useRef({ ticked, shared });
  useEffect(() => {
    latest.current = { ticked, shared };
  });
  const tick = useCallback(
    (id: string, on: boolean) => {
      const { ticked: before, shared: seen } = latest.current;
      const next = withTick(before, id, on);
      if (seen.ticked) seen.change(next);
      else replace(next);
    },
    [replace],
  );
  const progress: readonly GroupProgress[] = groups.map(({ id, title, points }) => ({
    id,
    title,
    total: points.length,
    done: points.filter((point) => ticked.has(point.id)).length,
  }));
  const reset = () => {
    const set = shared.ticked ? shared.change : replace;
    set(new Set());
    const { title, count, undo } = words.cleared;
    notify({
      kind: 'success',
      title,
      text: resultCount(ticked.size, count),
      stays: true,
      // Points ticked since then stay.
      action: {
        label: undo,
        run: () =>
          shared.ticked
            ? shared.change(new Set([...latest.current.ticked, ...ticked]))
            : own.restore(ticked),
      },
    });
  };

  return {
    ids,
    list,
    ticked,
    tick,
    progress,
    reset,
    /** Returns the address that shares the ticks. */
    address: () => `${location.origin}${path}?done=${encodeTicks(ids, ticked)}`,
    /** Whether the browser keeps ticks for this site. */
    isKept: kept,
    /** Whether the ticks are those of a shared address. */
    isShared: shared.ticked !== null,
    keepShared: () => {
      replace(ticked);
      shared.leave();
    },
    leaveShared: shared.leave,
  };
}

type Checklist = ReturnType<typeof useChecklist>;

type ChecklistPointsProps = {
  readonly guide: ChecklistPage;
  readonly checklist: Checklist;
};

/** The points of the checklist by group, with a sticky progress bar. */
export function ChecklistPoints({ guide, checklist }: ChecklistPointsProps) {
  const { groups, words, ownAudit, hasLayers } = guide;
  const { ids, list, ticked, progress, isKept, isShared } = checklist;
  const [yours, setYours] = useState<readonly PointVerdict[] | null>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  /** For a button that disappears when it is pressed. */
  const focusIntro = () => intro.current?.focus({ preventScroll: true });
  // The stage begins with group 3: it has three of eight groups, or two of six.
  const end = hasLayers ? 5 : 4;
  const parts = [groups.slice(0, 2), groups.slice(2, end), groups.slice(end)];
  return (
    <div>
      <ProgressBar progress={progress} done={ticked.size} total={ids.length} />
      <div
        ref={list}
        className={`${styles.list} ${hasLayers ? layered.layered : pictured.pictured}`}
      >
        <div className="wrap">
          {/* Always there, because a live region announces only what is added to it. */}
          <output>
            {!isKept && (
              <span className={styles.notice}>
                <b>{words.lost.title}.</b> {words.lost.text}
              </span>
            )}
          </output>
          {isShared && (
            <div className={styles.notice}>
              <output>{words.shared.text}</output>
              <Button
                size="small"
                onClick={() => {
                  focusIntro();
                  checklist.keepShared();
                  notify({ kind: 'success', ...words.shared.kept });
                }}
              >
                {words.shared.keep}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  focusIntro();
                  checklist.leaveShared();
                }}
              >
                {words.shared.leave}
              </Button>
            </div>
          )}
          <div className={styles.intro}>
            <p ref={intro} tabIndex={-1}>
              {words.intro}
            </p>
            {ownAudit && (
              <label>
                <input type="checkbox" className={tickBox.box} autoComplete="off" />
                {words.onlyCritical}
              </label>
            )}
            {ownAudit && <a href="#check-your-page">{words.pageCheck.title}</a>}
          </div>
        </div>
        {parts.map((part, place) => {
          const isStage = place === 1;
          return (
            <div key={place} data-stage={isStage || undefined}>
              {isStage && <SteppedEdge />}
              <div className="wrap">
                {part.map((group) => (
                  <PointGroup
                    key={group.id}
                    group={group}
                    index={groups.indexOf(group)}
                    guide={guide}
                    checklist={checklist}
                    yours={yours}
                  />
                ))}
              </div>
              {isStage && <SteppedEdge ground="page" />}
            </div>
          );
        })}
        {ownAudit && (
          <div className={`wrap ${styles.audits}`}>
            <OwnSummary audit={ownAudit} />
            <PageCheck guide={guide} words={words.pageCheck} onVerdicts={setYours} />
          </div>
        )}
      </div>
    </div>
  );
}

type PointGroupProps = ChecklistPointsProps & {
  readonly group: ChecklistPage['groups'][number];
  /** The place of the group in the checklist, from 0. */
  readonly index: number;
  /** The verdicts on the page that the visitor checked. */
  readonly yours: readonly PointVerdict[] | null;
};

/** A group of points below its question, its count and the verdicts on them. */
function PointGroup({ group, index, guide, checklist, yours }: PointGroupProps) {
  const { words, ownAudit } = guide;
  const { ids, ticked, tick, progress } = checklist;
  const done = progress[index]?.done ?? 0;
  const total = group.points.length;
  return (
    <section id={group.id} className={styles.group} data-panel={group.panel}>
      <header data-full={done === total || undefined}>
        <span aria-hidden="true">{index + 1}</span>
        <div>
          <h2>{group.title}</h2>
          <p>
            <Words isRunningText>{group.question}</Words>
          </p>
          <p className={styles.count}>
            {done === 0 ? (
              `${total} ${words.untouched}`
            ) : (
              <>
                <b>{done}</b> of {total}
                <GroupFill done={done} total={total} />
              </>
            )}
          </p>
        </div>
        {group.picture && <Picture picture={group.picture} alt="" />}
        {ownAudit && (
          <VerdictMarks
            verdicts={group.points.map(
              ({ id }) => (yours ?? ownAudit.points)[ids.indexOf(id)]!.verdict,
            )}
          />
        )}
      </header>
      <div className={styles.card}>
        {ownAudit && (
          <Columns words={words} site={yours ? words.pageCheck.yours : words.columns.verdict} />
        )}
        <ol>
          {group.points.map((point) => {
            const at = ids.indexOf(point.id);
            return (
              <CheckPoint
                key={point.id}
                point={point}
                number={at + 1}
                ticked={ticked.has(point.id)}
                words={words}
                own={ownAudit?.points[at]}
                yours={yours?.[at]}
                onTick={tick}
              />
            );
          })}
        </ol>
      </div>
    </section>
  );
}
