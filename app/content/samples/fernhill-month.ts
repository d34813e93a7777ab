import type { Month } from './sample-client.ts';

/** A month in the ledger. Money in dollars; visits and orders are those from search. */
export type FernhillRow = readonly [
  month: Month,
  visits: number,
  orders: number,
  averageOrder: number,
  adSpend: number,
  adRevenue: number,
];

export type FernhillMonth = ReturnType<typeof monthOf>;

/**
 * A month with its derived values: revenue is orders × average order, and the conversion rate is orders
 * per hundred visits, to one decimal.
 */
export function monthOf([month, visits, orders, averageOrder, adSpend, adRevenue]: FernhillRow) {
  return {
    month,
    visits,
    orders,
    averageOrder,
    conversion: Math.round((orders / visits) * 1000) / 10,
    revenue: orders * averageOrder,
    adSpend,
    adRevenue,
  };
}
