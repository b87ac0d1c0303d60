import { expect, test } from 'vitest';
import { paperIds } from '../contracts/admin/admin-papers.schema.ts';
import { changesBetween, paperOf, readPaper } from './paper.ts';

const before = paperOf('# Plan\n\nWho decides.\n\n## First hour\n\nStop it.\n\n## Later\n\nWrite it down.\n');

test('a paper has a title, and a section for each heading', () => {
  expect([before.title, Object.keys(before.sections)]).toEqual(['Plan', ['Plan', 'First hour', 'Later']]);
});

test('changes name each section that was added, changed or removed', () => {
  const after = paperOf('# Plan\n\nWho decides.\n\n## First hour\n\nStop it at once.\n\n## Afterwards\n\nWrite.\n');
  expect(changesBetween(before.sections, after.sections)).toEqual(['First hour', 'Afterwards', 'Later']);
  expect(changesBetween(after.sections, after.sections)).toEqual([]);
});

test.each(paperIds)('%s can be read, with a title and several sections', (id) => {
  const { title, sections } = readPaper(id);
  expect([title, Object.keys(sections).length > 2]).toEqual([expect.stringMatching(/^[A-Z]/), true]);
});
