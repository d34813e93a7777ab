/** Every sample client. The build and its tests read the whole; a page imports the clients it shows. */
import { cedarHill } from './cedar-hill.ts';
import { delgado } from './delgado.ts';
import {
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

export const sampleClients: readonly SampleClient[] = [
  {
    ...fernhill,
    study: '/case-studies/ecommerce-seo-transformation',
    results: fernhillResults,
    facts: fernhillFacts,
    series: fernhillSeries,
    months: fernhillMonths,
  },
  delgado,
  riverside,
  oyelaranFinch,
  rosterbee,
  ledgerly,
  cedarHill,
  harborStreet,
  halvorsen,
];
