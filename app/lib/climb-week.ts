/** The climb on the landing page's hill: the places of all shops in a week, and the texts about it. */

/** The last week that can be shown. */
export const lastWeek = 26;
/** The visitor's place in week 0; places are 1 to 9, and 9 is the foot of the hill. */
export const startPlace = 9;

/**
 * The weeks in which the visitor's place changes, and the place from then on. The stages that the agency
 * states: first movement in weeks 4-6, bigger results around 90 days (week 13), significant results in
 * months 3-6. In week 18 the visitor falls back one place.
 */
const moves: readonly (readonly [week: number, place: number])[] = [
  [5, 8],
  [6, 7],
  [10, 6],
  [13, 5],
  [14, 4],
  [18, 5],
  [22, 4],
  [26, 3],
];

/**
 * The places of the nine shops: the visitor's first, then the rivals' in the order they had in week 0.
 * A passed rival swaps places with the visitor, so each place has one shop.
 */
export function placesInWeek(week: number): readonly [own: number, ...rivals: number[]] {
  let own = startPlace;
  const rivals = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const [from, place] of moves) {
    if (from > week) break;
    rivals[rivals.indexOf(place)] = own;
    own = place;
  }
  return [own, ...rivals];
}

/** The texts from a week on. `{search}` and other names in braces are replaced by the examples of the trade. */
type Stage = {
  readonly from: number;
  readonly name: string;
  /** What is being done. */
  readonly doing: string;
  /** What the visitor would see. */
  readonly seen: string;
};

/** The words of the climb that depend on the week. */
export type ClimbScript = {
  /** In the order of their weeks; the first one starts in week 0, and its name is the headline of that week. */
  readonly stages: readonly [Stage, ...Stage[]];
};

type Week = {
  /** The visitor's place: 1 to 9. */
  readonly rank: number;
  /** "Week 6: up from 9 to 7. First movement." */
  readonly headline: string;
  readonly doing: string;
  readonly seen: string;
};

/**
 * The texts about a week.
 * @param examples the words of a trade, by the names in braces
 */
export function describeWeek(
  { stages }: ClimbScript,
  examples: Readonly<Record<string, unknown>>,
  week: number,
): Week {
  const { name, doing, seen } = stages.findLast(({ from }) => from <= week) ?? stages[0];
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, example: string) => `${examples[example]}`);
  const [own] = placesInWeek(week);
  return {
    rank: own,
    headline: week > 0 ? `Week ${week}: ${movement(own, week)}. ${name}.` : name,
    doing: fill(doing),
    seen: fill(seen),
  };
}

/** The visitor's place, compared with week 0 or with the best place so far. */
function movement(place: number, week: number): string {
  const best = Math.min(...moves.map(([from, reached]) => (from <= week ? reached : startPlace)));
  if (best === startPlace) return `still in place ${place}`;
  return best < place ? `down from ${best} to ${place}` : `up from ${startPlace} to ${place}`;
}
