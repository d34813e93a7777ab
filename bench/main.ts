import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from '#scripts/chromium.ts';
import type { Findings } from './figures.ts';
import { describeMachine, measureNoise, type Noise } from './noise.ts';
import { anchorsPart } from './parts/anchors.ts';
import { bytesPart } from './parts/bytes.ts';
import { growthPart } from './parts/growth.ts';
import { historyPart } from './parts/history.ts';
import { inputPart } from './parts/input.ts';
import { lighthousePart } from './parts/lighthouse.ts';
import { memoryPart } from './parts/memory.ts';
import { navigationPart } from './parts/navigation.ts';
import { paintPart } from './parts/paint.ts';
import { throughputPart } from './parts/throughput.ts';
import type { Plan } from './plan.ts';
import { textReport } from './report.ts';
import type { Run } from './run.ts';
import { build, builtSite, everyPage, kindsOfPage, makeBaseline, serve } from './site.ts';

/** The parts in order: those without timing first, the heaviest last. */
const parts: Readonly<Record<string, (plan: Plan) => Promise<Findings>>> = {
  bytes: bytesPart,
  lighthouse: lighthousePart,
  paint: paintPart,
  input: inputPart,
  navigation: navigationPart,
  anchors: anchorsPart,
  memory: memoryPart,
  history: historyPart,
  growth: growthPart,
  throughput: throughputPart,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join(',') },
    routes: { type: 'string', default: kindsOfPage.join(',') },
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '4140' },
    name: { type: 'string', default: 'latest' },
    /** Measures the existing build in dist/. */
    'no-build': { type: 'boolean', default: false },
  },
});
const chosen = values.only.split(',');
const unknown = chosen.filter((part) => !(part in parts));
if (unknown.length) {
  throw new Error(
    `No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`,
  );
}
const routes = values.routes === 'all' ? everyPage : values.routes.split(',');
const port = Number(values.port);

const moments: Noise[] = [measureNoise()];
const built = values['no-build'] ? undefined : build();
if (built?.complaint) console.error(`The build was refused: ${built.complaint}`);
const baselineFolder = await makeBaseline();
const [site, baseline] = [await serve(builtSite, port), await serve(baselineFolder, port + 1)];

const stop = () => Promise.all([site.stop(), baseline.stop()]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(1)));
}

const findings: Findings[] = [];
const took: Record<string, number> = {};
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
const commit =
  git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', 'app') && ' and changes');
const browser = execFileSync(chromiumPath, ['--version'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
}).trim();

try {
  for (const part of Object.keys(parts).filter((one) => chosen.includes(one))) {
    const from = performance.now();
    console.log(`${part} …`);
    const plan = {
      origin: site.origin,
      baseline: baseline.origin,
      routes,
      runs: Number(values.runs),
      port,
    };
    findings.push(await parts[part]!(plan));
    took[part] = (performance.now() - from) / 1000;
    moments.push(measureNoise());
    // After each part, so that an interrupted run leaves its results.
    await report();
  }
} finally {
  await stop();
}
console.log(await report());
console.log(`bench/results/${values.name}.md and .json`);

/** Writes the figures as JSON and the report as Markdown. Returns the report. */
async function report(): Promise<string> {
  const run: Run = {
    when: moments[0]!.when,
    commit,
    machine: describeMachine(),
    browser,
    command: `npm run bench -- ${process.argv.slice(2).join(' ')}`.trim(),
    build: built,
    took,
    noise: moments,
    figures: findings.flatMap(({ figures }) => figures),
    remarks: findings.flatMap(({ remarks }) => remarks),
  };
  const text = textReport(run);
  const write = (extension: string, content: string) =>
    writeFile(join(folder, `${values.name}.${extension}`), content);
  await write('json', `${JSON.stringify(run, null, 1)}\n`);
  await write('md', text);
  return text;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
