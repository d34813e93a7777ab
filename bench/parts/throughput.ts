import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { errorMessage } from '#app/lib/error-message.ts';
import { Ledger, type Findings } from '../figures.ts';
import type { Plan } from '../plan.ts';

type Row = {
  readonly name: string;
  readonly own: readonly number[];
  readonly nginx: readonly number[];
};

/** Requests per second of the built-in server and of nginx, from `bench/server.ts`. */
export async function throughputPart({ runs }: Plan): Promise<Findings> {
  const ledger = new Ledger('throughput');
  const script = join(import.meta.dirname, '../server.ts');
  let output: string;
  try {
    output = execFileSync(process.execPath, [script, '--json', '--rounds', String(runs)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    ledger.remark('server', `not measured: ${errorMessage(error)}`);
    return ledger.findings;
  }
  for (const { name, own, nginx } of JSON.parse(output) as readonly Row[]) {
    for (const [round, ours] of own.entries()) {
      const theirs = nginx[round] ?? Number.NaN;
      ledger.add(name, 'built-in server', 'req/s', ours);
      ledger.add(name, 'nginx', 'req/s', theirs);
      ledger.add(name, 'requests, of nginx', '×', ours / theirs);
    }
  }
  return ledger.findings;
}
