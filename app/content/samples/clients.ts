/** All sample clients, for the build and the tests. A page imports only the clients it shows. */
import { cedarHill } from './cedar-hill.ts';
import { delgado } from './delgado.ts';
import {
  fernhillAccount,
  fernhillFacts,
  fernhillMonths,
  fernhillResults,
  fernhillSeries,
} from './fernhill-months.ts';
import { fernhill } from './fernhill.ts';
import { halvorsen } from './halvorsen.ts';
import { harborStreet } from './harbor-street.ts';
import { ledgerly } from './ledgerly.ts';
import { oyelaranFinch } from './oyelaran-finch.ts';
import { riverside } from './riverside.ts';
import { rosterbee } from './rosterbee.ts';
import type { SampleClient } from './sample-client.ts';
import { delgadoSeries, riversideSeries } from './series.ts';

/** The figures of the account in one record. */
function flat({ before, after, ...own }: typeof fernhillAccount): Record<string, number> {
  const named = (prefix: string, totals: typeof before) =>
    Object.fromEntries(Object.entries(totals).map(([key, value]) => [`${prefix}-${key}`, value]));
  return { ...own, ...named('before', before), ...named('after', after) };
}

export const sampleClients: readonly SampleClient[] = [
  {
    ...fernhill,
    study: '/case-studies/ecommerce-seo-transformation',
    results: fernhillResults,
    facts: { ...fernhill.facts, ...fernhillFacts, ...flat(fernhillAccount) },
    series: fernhillSeries,
    months: fernhillMonths,
  },
  { ...delgado, series: delgadoSeries },
  { ...riverside, series: riversideSeries },
  oyelaranFinch,
  rosterbee,
  ledgerly,
  cedarHill,
  harborStreet,
  halvorsen,
];
