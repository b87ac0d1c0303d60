import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../source-tree.ts';

const WEB = path.join(projectRoot, 'src');
const read = (sheet: string): string => readFileSync(path.join(WEB, sheet), 'utf8');
const sheets = globSync('web-*/**/*.css', { cwd: WEB }).toSorted();

/** Scanners need dark codes on white in every theme. */
const WHITE_GROUNDS = ['.two-factor-secret img', '.secret img'];
const COLOUR = /^\s*(?:color|background(?:-color)?|border[a-z-]*-color|fill|stroke): (.+);$/gm;
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)\(|\b(?:white|black|red|green|blue|gr[ae]y)\b(?!\))/i;

/** Colours in a style sheet that are no tokens of the theme. */
function literalColours(css: string): string[] {
  return [...css.matchAll(COLOUR)]
    .map(([declaration, value]) => ({ declaration: declaration.trim(), value: value!.replaceAll(/var\([^)]*\)/g, '') }))
    .filter(({ value }) => LITERAL.test(value))
    .map(({ declaration }) => declaration);
}

test('colours are tokens of the theme, so that they are the same at every width', () => {
  const literals = sheets
    .filter((sheet) => !sheet.endsWith('tokens.css'))
    .flatMap((sheet) => {
      const css = WHITE_GROUNDS.reduce((rest, ground) => rest.replace(ruleOf(ground), ''), read(sheet));
      return literalColours(css).map((declaration) => `${sheet}: ${declaration}`);
    });
  expect(sheets.length).toBeGreaterThan(20);
  expect(literals).toEqual([]);
});

const ruleOf = (selector: string): RegExp => new RegExp(`${selector.replaceAll('.', '\\.')} \\{[^}]*\\}`);

test('a planted literal colour is found', () => {
  expect(
    literalColours('@media (width < 600px) {\n  .a {\n    color: #777;\n    background: var(--red);\n  }\n}'),
  ).toEqual(['color: #777;']);
});

const TEXTS = ['ink', 'ink-2', 'ink-3', 'green', 'green-deep', 'amber', 'red', 'red-deep'];
const GROUNDS = ['paper', 'surface', 'sunken', 'green-soft', 'amber-soft', 'red-soft'];
const ON_COLOUR = [
  ['green-ink', 'green'],
  ['green-ink', 'green-deep'],
  ['red-ink', 'red'],
  ['red-ink', 'red-deep'],
];
/** WCAG 2.2, 1.4.3 and 1.4.11. */
const LEGIBLE = 4.5;
const VISIBLE = 3;

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const tokens = tokensOf(theme);
  const contrast = ([text, ground]: string[]): number => {
    const [low, high] = [luminance(tokens.get(text!)!), luminance(tokens.get(ground!)!)].toSorted((a, b) => a - b);
    return (high! + 0.05) / (low! + 0.05);
  };
  const below = (ratio: number, pairs: string[][]): string[] =>
    pairs.filter((pair) => contrast(pair) < ratio).map((pair) => `${pair.join(' on ')}: ${contrast(pair).toFixed(2)}`);

  test('every text colour is legible on every background', () => {
    const pairs = TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground]));
    expect(below(LEGIBLE, [...pairs, ...ON_COLOUR])).toEqual([]);
  });

  test('the edge of a control is visible on every background', () => {
    expect(
      below(
        VISIBLE,
        ['edge', 'focus'].flatMap((edge) => ['paper', 'surface'].map((g) => [edge, g])),
      ),
    ).toEqual([]);
  });
});

function tokensOf(theme: string): Map<string, string> {
  const [light = '', dark = ''] = read('web-shared/ui/tokens.css').split('.dark {');
  const declared = (css: string) =>
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, n, v]) => [n!, v!] as const);
  return new Map([...declared(light), ...(theme === 'dark' ? declared(dark) : [])]);
}

/** The relative luminance of a colour, by WCAG. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
