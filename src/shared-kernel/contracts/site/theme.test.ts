import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from './colours.ts';
import { ACCENT, OWN_THEME, FIXED, illegiblePair, MAIN, themeOf } from './theme.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the tokens are those of the style sheet, in both themes', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../../web-shared/ui/tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split('.dark {');
  for (const [name, sheet] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    for (const [token, hex] of Object.entries({ ...FIXED[name], ...OWN_THEME[name] }))
      expect(sheet, name).toContain(`--${token}: ${hex};`);
  expect(themeOf(MAIN, ACCENT)).toEqual(OWN_THEME);
});

test.each(['#1f3a8a', '#7c2d12', '#000000', '#6b21a8', '#0f5e57', '#9d174d', '#3f3f46', '#115e00'])(
  '%s is legible on every background, as the main colour and as the accent, in both themes',
  (colour) => {
    expect(illegiblePair(themeOf(colour, ACCENT))).toBeNull();
    expect(illegiblePair(themeOf(MAIN, colour))).toBeNull();
    expect(illegiblePair(themeOf(colour, colour))).toBeNull();
  },
);

test('dark colours that are legible on light paper stay legible in a dark theme made of them', () => {
  for (let hue = 0; hue < 360; hue += 10) {
    const main = hslToHex(hue, 0.9, 0.2);
    expect(illegiblePair(themeOf(main, ACCENT))?.theme, main).not.toBe('dark');
  }
});

test.each([
  ['#ffcc00', ACCENT, 'green'],
  [MAIN, '#b45309', 'amber'],
  ['#8aa399', ACCENT, 'green'],
])('of %s and %s the pair with the least contrast is named', (main, accent, text) => {
  const wrong = illegiblePair(themeOf(main, accent));
  expect(wrong).toMatchObject({ theme: 'light', text });
  expect(wrong!.ratio).toBeCloseTo(contrast(...wrong!.colours));
  expect(wrong!.ratio).toBeLessThan(4.5);
});

function hslToHex(hue: number, saturation: number, lightness: number): string {
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const share = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
