/** Months of a project, counted from its start: 0 to 1.5. */
export type PhaseMonths = { readonly from: number; readonly to: number };

const weeksOfMonth = 4;

/** The months of a timeline such as "Weeks 1-6" or "Months 2-6". Undefined for other words. */
export function phaseMonths(timeline: string): PhaseMonths | undefined {
  const [, unit, first, last] = /^(Weeks|Months) (\d+)-(\d+)$/.exec(timeline) ?? [];
  if (!unit) return undefined;
  const scale = unit === 'Weeks' ? 1 / weeksOfMonth : 1;
  return { from: (Number(first) - 1) * scale, to: Number(last) * scale };
}
