import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
  type RefObject,
} from 'react';
import { counted } from '#audit/counted.ts';
import { markdownReport } from '#audit/report/markdown.ts';
import { htmlReport } from '#audit/report/html.ts';
import { summaryOf } from '#audit/report/summary.ts';
import type { AuditReport } from '#audit/types.ts';
import type { PointVerdict } from '#app/content/own-audit.ts';
import type { ChecklistPage } from '#app/guides/page.ts';
import type { PageCheckWords } from '#app/guides/words.ts';
import { useOpenBrief } from '#app/browser/brief-context.ts';
import { notify } from '#app/browser/notifications.ts';
import { auditPoints } from '#app/lib/audit-points.ts';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { saveText } from '#app/ui/export-text.ts';
import { droppedFiles, type NamedFile } from './dropped-files.ts';
import { startCheck } from './start-check.ts';
import type { CheckRequest } from './worker.ts';
import { shownVerdicts } from './shown-verdicts.ts';
import { worstFindings } from './worst-findings.ts';
import styles from './page-check.module.css';

type CheckPanelProps = {
  readonly guide: ChecklistPage;
  readonly words: PageCheckWords;
  readonly onVerdicts: (verdicts: readonly PointVerdict[] | null) => void;
};

/** Takes a page, a file or a folder, checks it in a worker, and offers the result. */
export function CheckPanel({ guide, words, onVerdicts }: CheckPanelProps) {
  const { progress, problem, report, check, stop, clear, fail } = useCheck(words, onVerdicts);
  const checkFiles = (files: readonly NamedFile[]) => {
    if (files.length > 0) check({ kind: 'files', files });
  };
  const field = useRef<HTMLTextAreaElement>(null);
  /** For a button that disappears when it is pressed. */
  const focusField = () => field.current?.focus();
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    // The same words are announced again.
    fail('');
    droppedFiles(event.dataTransfer).then(checkFiles, () => fail(words.unreadable));
  };

  return (
    <div onDragOver={(event) => hasFiles(event) && event.preventDefault()} onDrop={drop}>
      <Sources field={field} words={words} onRequest={check} onFiles={checkFiles} />
      <p className={styles.note}>{words.drop}</p>
      <p>
        <output>
          {progress &&
            (progress.all > 1
              ? `${words.working} ${progress.done} / ${progress.all}`
              : words.working)}
          {report && <Result report={report} />}
        </output>
        {progress && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              focusField();
              stop();
            }}
          >
            {words.cancel}
          </Button>
        )}
      </p>
      {problem && <p role="alert">{problem}</p>}
      {report && (
        <Actions
          report={report}
          guide={guide}
          words={words}
          onClear={() => {
            focusField();
            clear();
          }}
        />
      )}
    </div>
  );
}

/** The field takes dragged text by itself. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A check in a worker: its progress, then a report or a problem. A new check ends the one before it. */
function useCheck(words: PageCheckWords, onVerdicts: CheckPanelProps['onVerdicts']) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [problem, setProblem] = useState('');
  const [report, setReport] = useState<AuditReport | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  const show = (next: AuditReport | null) => {
    setReport(next);
    onVerdicts(next && shownVerdicts(next, words));
  };
  const stop = () => {
    cancel.current?.();
    cancel.current = null;
    setProgress(null);
  };
  const check = (request: CheckRequest) => {
    stop();
    show(null);
    setProblem('');
    setProgress({ done: 0, all: 0 });
    cancel.current = startCheck(request, (answer) => {
      if (answer.kind === 'progress') return setProgress(answer);
      stop();
      if (answer.kind === 'report') show(answer.report);
      else setProblem(answer.problem === 'no-html' ? words.noHtml : words.failed);
      return undefined;
    });
  };
  return { progress, problem, report, check, stop, clear: () => show(null), fail: setProblem };
}

type SourcesProps = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly words: PageCheckWords;
  readonly onRequest: (request: CheckRequest) => void;
  readonly onFiles: (files: readonly NamedFile[]) => void;
};

/** What can be checked: a pasted source, files, a folder, this page. */
function Sources({ field, words, onRequest, onFiles }: SourcesProps) {
  const [source, setSource] = useState('');
  const id = useId();
  useEffect(() => field.current?.focus(), [field]);

  const checkChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(
      [...(target.files ?? [])].map((file) => ({
        // The name of the chosen folder is not part of an address.
        name: file.webkitRelativePath.replace(/^[^/]*\//, '') || file.name,
        file,
      })),
    );
    // So that the same file can be chosen again after a change.
    target.value = '';
  };
  return (
    <>
      <label className={styles.source} htmlFor={id}>
        {words.source}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={5}
        value={source}
        spellCheck={false}
        autoComplete="off"
        placeholder="<!doctype html>"
        onChange={(event) => setSource(event.target.value)}
      />
      <div className={styles.actions}>
        <Button
          disabled={source.trim() === ''}
          onClick={() => onRequest({ kind: 'source', html: source, url: null })}
        >
          {words.checkSource}
        </Button>
        <label className={styles.file}>
          <input
            type="file"
            multiple
            accept=".html,.htm,.xhtml,.txt,.xml,.css"
            onChange={checkChosen}
          />
          <span>{words.files}</span>
        </label>
        <label className={styles.file}>
          <input
            ref={(input) => input?.setAttribute('webkitdirectory', '')}
            type="file"
            multiple
            onChange={checkChosen}
          />
          <span>{words.folder}</span>
        </label>
        <Button variant="quiet" onClick={() => onRequest(thisPage())}>
          {words.thisPage}
        </Button>
      </div>
    </>
  );
}

/** The page that the visitor is on, as it is now. */
const thisPage = (): CheckRequest => ({
  kind: 'source',
  html: `<!doctype html>\n${document.documentElement.outerHTML}`,
  url: `${location.origin}${location.pathname}`,
});

function Result({ report }: { readonly report: AuditReport }) {
  const { pass, judged, fail, 'needs-a-person': person } = summaryOf(report);
  return (
    <strong>
      {counted(report.pages.length, 'page')}: {fail} of {judged} points fail, {pass} are fine,{' '}
      {person} need a person.
    </strong>
  );
}

type ActionsProps = {
  readonly report: AuditReport;
  readonly guide: ChecklistPage;
  readonly words: PageCheckWords;
  readonly onClear: () => void;
};

/** The worst findings, and buttons to print, save, copy, send or clear a result. */
function Actions({ report, guide, words, onClear }: ActionsProps) {
  const points = auditPoints(guide);
  const openBrief = useOpenBrief();
  const findings = worstFindings(report, guide);
  const save = () => {
    saveText('page-check.html', 'text/html', htmlReport(report, points));
    notify({ kind: 'success', ...words.saved });
  };
  return (
    <>
      {findings.length > 0 && (
        <ol className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={() => print()}>
          {words.print}
        </Button>
        <Button size="small" variant="quiet" onClick={save}>
          {words.save}
        </Button>
        <CopyButton
          size="small"
          variant="quiet"
          icon="copy"
          label={words.copy}
          done={words.copied}
          text={() => markdownReport(report, points)}
        />
        {openBrief && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => openBrief({ asking: 'audit', findings })}
          >
            {words.brief}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
    </>
  );
}
