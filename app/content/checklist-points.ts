/** The points of the technical checklist, for the reports of the audit. Imports no picture and no CSS, because scripts import it without Vite. */
import type { Point } from '#audit/types.ts';
import type { ContentFile } from '#app/guides/schema.ts';
import { auditPoints } from '#app/lib/audit-points.ts';

export const checklistPath = '/guides/seo/technical-checklist';

/**
 * The points in the order of the checklist, numbered from 1.
 * @throws {Error} if the guide is missing or isn't a checklist
 */
export function pointsOf(guide: ContentFile | undefined): readonly Point[] {
  if (guide?.kind !== 'checklist') {
    throw new Error(`${checklistPath} is not a checklist: its kind must be "checklist".`);
  }
  return auditPoints(guide);
}
