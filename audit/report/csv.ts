/** A report as CSV (RFC 4180): one line per piece of evidence, or one for a point without any. */
import type { AuditReport, Point } from '../types.ts';

const header = ['id', 'title', 'verdict', 'page', 'line', 'found', 'expected'];

/** A quoted cell. Text from a page must not start a formula in a spreadsheet. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A row for each piece of evidence, and one for a point without any. Lines end in CRLF. */
export function csvReport(report: AuditReport, points: readonly Point[]): string {
  const titles = new Map(points.map(({ id, title }) => [id, title]));
  const rows = report.points.flatMap(({ id, verdict, evidence }) =>
    (evidence.length > 0 ? evidence : [undefined]).map((one) => [
      id,
      titles.get(id),
      verdict,
      one?.page,
      one?.line,
      one?.found,
      one?.expected,
    ]),
  );
  return `${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
