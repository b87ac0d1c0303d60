import { expect, test } from 'vitest';
import { truncateLines } from './truncate-lines.ts';

const two = { lines: 2, signs: 40 };

test('a short text is not truncated', () => {
  expect(truncateLines('Assalamu alaikum.\nI am Yusuf.', two)).toBe('Assalamu alaikum.\nI am Yusuf.');
});

test('a text of more than two lines ends with an ellipsis; empty lines do not count', () => {
  expect(truncateLines('\n\nSalam.\r\n\r\nOne.\nTwo.', two)).toBe('Salam.\nOne. …');
});

test('a long line is cut between two words, and one long word anywhere', () => {
  expect(truncateLines('I would welcome speaking with your father first, if he agrees.', two)).toBe(
    'I would welcome speaking with your …',
  );
  expect(truncateLines('a'.repeat(60), two)).toBe(`${'a'.repeat(40)} …`);
  expect(truncateLines('😀'.repeat(60), two)).toBe(`${'😀'.repeat(20)} …`);
  expect(truncateLines('👨‍👩‍👧‍👦'.repeat(60), two)).toBe(`${'👨‍👩‍👧‍👦'.repeat(3)} …`);
});
