/**
 * Checks the visitor's page or files outside the main thread. The file is served with a policy that allows
 * nothing (`default-src 'none'`), so hostile input cannot make it send a request.
 */
import { auditSite } from '#audit/audit.ts';
import { auditFiles, type AuditedFile } from '#audit/files.ts';
import type { AuditReport } from '#audit/types.ts';

/** The input of a check. */
export type CheckRequest =
  | { readonly kind: 'source'; readonly html: string; readonly url: string | null }
  | {
      readonly kind: 'files';
      readonly files: readonly { readonly name: string; readonly file: Blob }[];
    };

export type CheckAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'report'; readonly report: AuditReport }
  | { readonly kind: 'problem'; readonly problem: 'no-html' | 'failed' };

const maxPages = 5000;
/** The placeholder address of a pasted page. */
const pasted = 'https://your-page.invalid';

const answer = (message: CheckAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void check(data).catch(() => answer({ kind: 'problem', problem: 'failed' }));
});

async function check(request: CheckRequest): Promise<void> {
  if (request.kind === 'source') {
    const url = request.url ?? `${pasted}/`;
    const page = { url, hasAddress: request.url !== null, status: 200, html: request.html };
    const site = { origin: new URL(url).origin, isComplete: false };
    answer({ kind: 'report', report: auditSite(site, [page], new Date()) });
    return;
  }
  const files = request.files.map(({ name, file }): AuditedFile => ({
    name,
    size: file.size,
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
  }));
  const report = await auditFiles(files, {
    maxPages,
    checkedAt: new Date(),
    onProgress: (done, all) => answer({ kind: 'progress', done, all }),
  });
  answer(report ? { kind: 'report', report } : { kind: 'problem', problem: 'no-html' });
}
