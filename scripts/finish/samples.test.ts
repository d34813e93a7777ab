import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { delgado } from '#app/content/samples/delgado.ts';
import { fernhill } from '#app/content/samples/fernhill.ts';
import { sampleBreaches, sourceLine } from './samples.ts';

const { shortName: client } = fernhill;
const { shortName: other } = delgado;
const label = '<p>This client is a sample.</p>';
const breaches = (html: string) =>
  sampleBreaches(
    [{ path: '/services', html: `<main><section>${html}</section></main>` }],
    () => 'app/content/services.ts:1',
  );

test('accepts figures of the ledger under the label, and other figures without the name', () => {
  const { after } = fernhill.results.visits;
  const figure = after.toLocaleString('en-US');
  expect(
    breaches(`${label}<p>${client} had ${figure} visits.</p><p>We visit 777 shops.</p>`),
  ).toEqual([]);
});

test('accepts dates, steps and page numbers beside the name', () => {
  expect(breaches(`${label}<p>${client} reached page 1 in month 3 of 2026.</p>`)).toEqual([]);
});

test('names the page, the figure, the client and the line of a figure that the ledger lacks', () => {
  expect(breaches(`${label}<li>${client} grew by 777%.</li>`)).toEqual([
    expect.stringMatching(
      `^/services: "777" stands beside ${fernhill.name} .*app/content/services.ts:1`,
    ),
  ]);
});

test.runIf(fernhill.sample)('names the section that shows a figure without the label', () => {
  expect(breaches(`<p>${client} worked with us for 8 months.</p>`)).toEqual([
    expect.stringMatching(`^/services: figures of ${fernhill.name} .* without the sample label`),
  ]);
});

test('judges the whole card around a name, and a card of two clients by the figures of both', () => {
  expect(breaches(`${label}<article><h3>${client}</h3><p>777 visits</p></article>`)).toHaveLength(
    1,
  );
  const { after } = delgado.results.calls;
  expect(breaches(`${label}<li>${client} and ${other}: ${after} calls.</li>`)).toEqual([]);
  expect(breaches(`${label}<li>${client}: ${after} calls.</li>`)).toHaveLength(1);
});

test('leaves figures of other subjects alone: beside a heading of a section, and outside of main', () => {
  expect(
    breaches(`${label}<article><h2>Shops</h2><p>777 shops</p><p>${client}</p></article>`),
  ).toEqual([]);
  const outside = `<p>${client} grew by 777%.</p>`;
  const documents = [
    { path: '/services', html: `<main></main>${outside}` },
    { path: '/pricing', html: outside },
  ];
  expect(sampleBreaches(documents, () => '')).toEqual([]);
});

test('accepts the label in the section around a section, and not in another one', () => {
  const inner = `<section><p>${client} worked with us for 8 months.</p></section>`;
  expect(breaches(`${label}${inner}`)).toEqual([]);
  const html = `<main><section>${label}</section>${inner}</main>`;
  const found = sampleBreaches([{ path: '/services', html }], () => '');
  expect(found).toHaveLength(fernhill.sample ? 1 : 0);
});

test('sourceLine finds the line and the field of a figure by a word of its sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-line-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.ts');
  writeFileSync(file, "  size: 777,\n  lead: 'Fernhill grew by 777%',\n");
  const source = sourceLine([file]);
  expect(source('777', 'Fernhill grew by 777%.')).toBe(`${file}:2, field lead`);
  expect(source('778', 'Fernhill grew by 778%.')).toBe('written by a component');
});
