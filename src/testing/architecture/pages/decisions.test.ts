import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { filesIn, projectRoot } from '../source-tree.ts';

const FOLDER = 'docs/decisions';
const DATED = /^# \d+\. .+\n\nDate: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by ADR \d+)\.\n\n/;

/** Decisions without a date and a status below the title, or with another number than their file. */
const misshapen = (root: string): string[] =>
  filesIn(root, `${FOLDER}/*.md`).filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return !DATED.test(text) || Number(/\d+/.exec(text)![0]) !== Number(path.basename(file).slice(0, 4));
  });

test('each decision has a date and a status', () => {
  expect(filesIn(projectRoot, `${FOLDER}/*.md`).length).toBeGreaterThan(40);
  expect(misshapen(projectRoot)).toEqual([]);
});

test.each([
  ['without a date', '# 2. Outbox\n\nStatus: accepted.\n\nContext.\n'],
  ['without a status', '# 2. Outbox\n\nDate: 2026-11-21.\n\nContext.\n'],
  ['with an unknown status', '# 2. Outbox\n\nDate: 2026-11-21. Status: maybe.\n\nContext.\n'],
  ['with another number', '# 3. Outbox\n\nDate: 2026-11-21. Status: accepted.\n\nContext.\n'],
])('a planted decision %s is refused', (_, text) => {
  const file = `${FOLDER}/0002-outbox.md`;
  const well = '# 1. Node\n\nDate: 2026-11-21. Status: superseded by ADR 2.\n\nContext.\n';
  expect(misshapen(plant({ [`${FOLDER}/0001-node.md`]: well, [file]: text }))).toEqual([file]);
});
