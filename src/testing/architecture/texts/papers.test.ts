import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paperIds } from '#kernel/contracts/admin/admin-papers.schema.ts';
import { projectRoot } from '../source-tree.ts';
import { isTest } from './test-titles.ts';

const FOLDER = path.join(projectRoot, 'docs/papers');
const papers = readdirSync(FOLDER);
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

test('the console lists each paper', () => {
  expect(papers.toSorted()).toEqual(paperIds.map((id) => `${id}.md`).toSorted());
});

test.each(papers)('%s begins by saying what it is not', (file) => {
  expect(read(file).split('\n')[2]).toMatch(/^Not legal advice; made from what this product does\./);
});

/** Measures of the tables, each with the test that shows it. */
const measures = papers.flatMap((file) =>
  [...read(file).matchAll(/^\|.*\| `([^`]+)` +\| ([^|]+?) +\|/gm)].map(([, test, title]) => ({
    file,
    test: test!,
    title: title!,
  })),
);

test('each measure of the assessments names an existing test', () => {
  expect(measures.length).toBeGreaterThan(15);
  expect(measures.filter((measure) => !isTest(measure.test, measure.title))).toEqual([]);
});
