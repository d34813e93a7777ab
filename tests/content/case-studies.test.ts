/**
 * A client has the same figures on the landing page, in the list and in its case study, and derived
 * figures are right.
 */
import { describe, expect, test } from 'vitest';
import { caseStudyList } from '#app/content/case-study-list.ts';
import type { CaseStudy } from '#app/content/case-study.ts';
import { ecommerceStudy } from '#app/content/case-study-ecommerce.ts';
import { fullStudy } from '#app/content/studies.server.ts';
import { cedarHill } from '#app/content/samples/cedar-hill.ts';
import { harborStreet } from '#app/content/samples/harbor-street.ts';
import { ledgerly } from '#app/content/samples/ledgerly.ts';
import {
  studyWork,
  type LoadChange,
  type NightChange,
  type SpendChange,
} from '#app/content/study-summary.ts';
import { home } from '#app/content/home.ts';
import { socialPictures } from '#app/content/social-pictures.ts';
import { structuredData } from '#app/content/structured-data.ts';
import { caseStudySlugs } from '#app/site-map-families.ts';
import { moments } from '#app/lib/moments.ts';
import { figure, monthAfter } from '#app/lib/study-figures.ts';

const summaries = Object.values(caseStudyList);
const change = (before: number, after: number) => {
  const percent = Math.round((after / before - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent}%`;
};

test('each summary has the id of its address', () => {
  for (const slug of caseStudySlugs) expect(caseStudyList[slug].id).toBe(slug);
});

test('a client has the same figure on the landing page and in the list', () => {
  const shared = home.caseStudies.testimonials.flatMap((testimonial) =>
    summaries
      .filter(({ client }) => client === testimonial.client)
      .map((summary) => ({ testimonial, summary })),
  );
  expect(shared.length).toBeGreaterThanOrEqual(2);
  for (const { testimonial, summary } of shared) {
    const { value, measure } = testimonial.improvement;
    expect(summary.metrics).toContainEqual(expect.objectContaining({ value, label: measure }));
  }
});

test('the social picture of a study names the study', () => {
  for (const slug of caseStudySlugs) {
    const picture = socialPictures.find(({ path }) => path === `/case-studies/${slug}`);
    expect(picture?.title).toBe(caseStudyList[slug].title);
  }
});

test('a study is by the author that its page and its structured data name', () => {
  const [name, jobTitle] = ecommerceStudy.author.split(', ');
  const graph = structuredData('/case-studies/ecommerce-seo-transformation')?.['@graph'];
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      author: expect.objectContaining({ name, jobTitle }),
    }),
  );
});

test('a summary says it has a full study if and only if there is one', async () => {
  for (const { id, full } of summaries) expect((await fullStudy(id)) !== null).toBe(full);
});

test('the seconds that the page of Cedar Hill saves follow from its load times', () => {
  const { before, after } = cedarHill.results.loadTime;
  expect(cedarHill.facts.secondsSaved).toBeCloseTo(before - after, 5);
});

describe('a summary', () => {
  const changes = Object.values(studyWork).map(({ change: work }) => work);
  const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

  test('has parts of ad money that add up to the month, which is trials × cost per trial', () => {
    const spend = changes.find(({ kind }) => kind === 'spend') as SpendChange;
    const { costPerTrial, trials } = ledgerly.results;
    for (const moment of moments) {
      const { total, figures } = spend[moment];
      const sum = figures.reduce((known, part) => known + amount(part.figure), 0);
      expect(sum).toBe(amount(total));
      expect(sum).toBe(costPerTrial[moment] * trials[moment]);
    }
  });

  test('says how many seconds a page saves', () => {
    const load = changes.find(({ kind }) => kind === 'load') as LoadChange;
    expect(amount(load.saved)).toBeCloseTo(load.before.seconds - load.after.seconds, 5);
  });

  test('has the first reply of a night after the wait that it states, on the axis', () => {
    const night = changes.find(({ kind }) => kind === 'night') as NightChange;
    for (const moment of moments) {
      const messages = night[moment].talks.flat();
      const reply = messages.find(({ isReply }) => isReply)!;
      const waited = reply.time - messages[0]!.time;
      expect(waited).toBe(harborStreet.results.firstReply[moment]);
      const minutes = night[moment].wait.endsWith('hours') ? 60 : 1;
      expect(amount(night[moment].wait) * minutes).toBe(waited);
      for (const { time } of messages) {
        expect(time).toBeGreaterThan(night.from * 60);
        expect(time).toBeLessThan(night.to * 60);
      }
    }
  });
});

describe('the study of Fernhill', () => {
  const summary = caseStudyList['ecommerce-seo-transformation'];
  const study: CaseStudy = ecommerceStudy;
  const { results, months, reports } = ecommerceStudy;

  test('the study and the list agree', () => {
    const { title, client, category, timeline } = summary;
    expect(study).toMatchObject({ title, client, category, timeline });
    const shared = summary.metrics.flatMap(({ label, value }) =>
      results.metrics
        .filter((one) => one.label.toLowerCase() === label)
        .map((metric) => [metric.value, value]),
    );
    expect(shared.length).toBeGreaterThanOrEqual(2);
    for (const [inStudy, inList] of shared) expect(inStudy).toBe(inList);
  });

  test('every change follows from its two figures', () => {
    for (const { value, before, after } of results.metrics) {
      expect(value).toBe(change(before, after));
    }
  });

  test('the figures of the results are values of the charts', () => {
    const value = (chart: string, series: string, month: string) => {
      const { firstMonth, series: all } = months.charts.find(({ id }) => id === chart)!;
      const { values } = all.find(({ name }) => name === series)!;
      return values.find((_, index) => monthAfter(firstMonth, index) === month);
    };
    const metric = (label: string) => results.metrics.find((one) => one.label === label)!;
    for (const [chart, label] of [
      ['visits', 'Visits from search'],
      ['revenue', 'Revenue from search'],
    ] as const) {
      expect(value(chart, 'Search', '2025-09')).toBe(metric(label).before);
      expect(value(chart, 'Search', '2026-09')).toBe(metric(label).after);
    }
    // The text says that two of every three dollars came from ads in January, and that search brings more in September.
    const [ads, search] = [
      value('revenue', 'Ads', '2026-01')!,
      value('revenue', 'Search', '2026-01')!,
    ];
    expect(ads / (ads + search)).toBeCloseTo(2 / 3, 2);
    expect(value('revenue', 'Search', '2026-09')!).toBeGreaterThan(
      value('revenue', 'Ads', '2026-09')!,
    );
  });

  test("every figure in a chart's description is on the chart", () => {
    for (const { summary: words, series, unit, marks } of months.charts) {
      const known = series.flatMap(({ values }) => values.map((value) => figure(value, unit)));
      const named = [words, ...marks.map(({ label }) => label)].flatMap(
        (text) => text.match(/\$?\d{1,3}(?:,\d{3})+/g) ?? [],
      );
      expect(named.length).toBeGreaterThan(0);
      for (const one of named) expect(known).toContain(one);
    }
  });

  test('the table adds up: visits, conversion, orders, order value and revenue', () => {
    const { columns } = months.table;
    const column = (name: string) => columns.find((one) => one.name === name)!.values;
    column('Visits from search').forEach((visits, row) => {
      const [rate, orders, order, revenue] = [
        column('Conversion rate')[row]!,
        column('Orders')[row]!,
        column('Average order')[row]!,
        column('Revenue from search')[row]!,
      ];
      expect(orders * order).toBe(revenue);
      // The table shows the rate with one decimal.
      expect(Math.abs((orders / visits) * 100 - rate)).toBeLessThanOrEqual(0.05);
      expect(Math.abs((visits * rate * order) / 100 / revenue - 1)).toBeLessThan(0.03);
    });
  });

  test('the table has the figures of the charts', () => {
    const inTable = months.table.columns.map(({ values }) => values.join());
    for (const { series } of months.charts) {
      for (const { values } of series) expect(inTable).toContain(values.join());
    }
  });

  test('the reports are those of the worst and the best month since the work began', () => {
    const { columns, firstMonth, startMonth } = months.table;
    const visits = columns.find(({ name }) => name === 'Visits from search')!.values;
    const growth = visits
      .map((value, index) => ({
        month: monthAfter(firstMonth, index),
        growth: value / visits[index - 12]!,
      }))
      .filter(({ month }) => month >= startMonth)
      .sort((one, other) => one.growth - other.growth);
    expect(reports.pages.map(({ kind, month }) => ({ kind, month }))).toEqual([
      { kind: 'worst', month: growth[0]!.month },
      { kind: 'best', month: growth.at(-1)!.month },
    ]);
  });

  test('the reports hold the figures of the table', () => {
    const { columns, firstMonth } = months.table;
    for (const { month, rows } of reports.pages) {
      const row = columns[0]!.values.findIndex(
        (_, index) => monthAfter(firstMonth, index) === month,
      );
      const inTable = (at: number) => columns.map(({ values }) => values[at]);
      for (const { value, before } of rows) {
        expect(inTable(row)).toContain(value);
        expect(inTable(row - 12)).toContain(before);
      }
    }
  });

  test('the result of the account follows from its sums', () => {
    const [before, after] = reports.account.years;
    const value = (year: typeof before | typeof after, name: string, kind?: string) =>
      year.sums
        .filter((sum) => sum.name === name)
        .flatMap(({ parts }) => [...parts])
        .filter((part) => !kind || part.kind === kind)
        .reduce((sum, part) => sum + part.value, 0);
    for (const { sums } of reports.account.years) {
      for (const { total, parts } of sums) {
        expect([...parts].reduce((sum, part) => sum + part.value, 0)).toBe(total);
      }
    }
    for (const amount of [
      value(after, 'Came back') - value(before, 'Came back'),
      value(before, 'Paid', 'ads') - value(after, 'Paid', 'ads'),
      value(after, 'Paid', 'fee'),
    ]) {
      expect(reports.account.result).toContain(figure(amount, 'dollars'));
    }
  });

  test('every labeled month of the work is told in words', () => {
    const turns = months.turns.map(({ month }) => month);
    for (const { marks, startMonth } of months.charts) {
      expect(turns).toContain(startMonth);
      for (const { month, kind } of marks) if (kind !== 'value') expect(turns).toContain(month);
    }
  });
});
