import { expect, test } from 'vitest';
import { CARD, drawCard, setIn } from './card.ts';

test('a title is drawn at the largest size that fits', () => {
  const { lines, size } = setIn('Istikhara: asking before you decide');
  expect(lines).toEqual(['Istikhara: asking before', 'you decide']);
  expect(setIn('What a guardian does '.repeat(5)).size).toBeLessThan(size);
});

test('no title exceeds its card', () => {
  for (const title of ['patience '.repeat(30), 'x'.repeat(200)]) {
    const { lines } = setIn(title);
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(45);
  }
});

test('the result is a picture of the right size, whatever characters the title has', async () => {
  const png = Buffer.from(await drawCard('</text><script>"&', 'Of patience'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
});
