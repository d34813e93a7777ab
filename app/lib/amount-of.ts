/** The amount that a value of a plan comparison states, a month of four weeks. */
export type Amount = {
  readonly count: number;
  /** Whether the plan can have more. */
  readonly open: boolean;
};

const rhythms: Readonly<Record<string, number>> = { Monthly: 1, 'Bi-weekly': 2, Weekly: 4 };

/** "10 per month" is 10, "8+ content pieces per week" at least 32, "Weekly" 4. Nothing for a value without an amount. */
export function amountOf(value: string): Amount | undefined {
  if (value === 'Unlimited') return { count: Infinity, open: true };
  const [, number, plus] = /^(\d+)(\+?)(?= |$)/.exec(value) ?? [];
  const count = number ? Number(number) * (value.endsWith(' per week') ? 4 : 1) : rhythms[value];
  return count === undefined ? undefined : { count, open: plus === '+' };
}
