import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+44', '-1', '@sum', '\tx', '\rx'])('%j is no longer a formula', (cell) => {
  expect(csvLine([cell])).toMatch(/^"?'/);
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(csvLine(['a,b', 'he said "no"', 'two\nlines', 7, null, 'plain'])).toBe(
    '"a,b","he said ""no""","two\nlines",7,,plain\r\n',
  );
  expect(csvLine(['=cmd|"/c calc"'])).toBe(`"'=cmd|""/c calc"""\r\n`);
});
