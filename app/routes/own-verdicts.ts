import { verdictFiles } from '#app/content/own-audit.ts';
import type { Route } from './+types/own-verdicts';

/** This site's verdicts on the 87 points as a file, written at build time. */
export async function loader({ request }: Route.LoaderArgs) {
  const { checklistPoints, ownReport } = await import('#app/content/own-audit.server.ts');
  const isCsv = new URL(request.url).pathname.startsWith(verdictFiles.csv);
  if (!isCsv) return Response.json(ownReport);
  const { csvReport } = await import('#audit/report/csv.ts');
  return new Response(csvReport(ownReport, checklistPoints()), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
}
