import { contrast, toHex, toOklch } from './colours.ts';

/** The design tokens of a theme that depend on the operator's colours; `green` is the main one, `amber` the accent. */
export type ColourTokens = Record<
  'green' | 'green-deep' | 'green-ink' | 'green-soft' | 'green-line' | 'amber' | 'amber-soft' | 'amber-line',
  string
>;
export type ThemeName = 'light' | 'dark';
export type Theme = Record<ThemeName, ColourTokens>;

/** The colours of the design; as in tokens.css, which a test compares. */
export const MAIN = '#1d5a47';
export const ACCENT = '#7a4f00';
export const OWN_THEME: Theme = {
  light: {
    green: MAIN,
    'green-deep': '#154536',
    'green-ink': '#fffdf9',
    'green-soft': '#e3eee6',
    'green-line': '#b9d2c3',
    amber: ACCENT,
    'amber-soft': '#fbeed2',
    'amber-line': '#e8cf99',
  },
  dark: {
    green: '#84c9ac',
    'green-deep': '#a3d9c1',
    'green-ink': '#10211a',
    'green-soft': '#1e3129',
    'green-line': '#37574a',
    amber: '#ebc072',
    'amber-soft': '#332a15',
    'amber-line': '#5b4a22',
  },
};

/** The tokens of the design that do not depend on the operator's colours. */
export const FIXED = {
  light: {
    paper: '#faf7f0',
    surface: '#fffdf9',
    sunken: '#f3eee2',
    ink: '#20251f',
    'ink-2': '#4d564e',
    'ink-3': '#636a61',
    red: '#8f2a26',
    'red-deep': '#74201d',
    'red-soft': '#f8e5e1',
  },
  dark: {
    paper: '#161a17',
    surface: '#1d221e',
    sunken: '#121512',
    ink: '#edeae1',
    'ink-2': '#b6bcb3',
    'ink-3': '#9ba39b',
    red: '#f2a9a1',
    'red-deep': '#f7c2bc',
    'red-soft': '#3a211e',
  },
} as const;

const PLAIN_GROUNDS = ['paper', 'surface', 'sunken', 'red-soft'];
const TINTS = ['green-soft', 'amber-soft'];
const PLAIN_TEXTS = ['ink', 'ink-2', 'ink-3', 'red', 'red-deep'];
/** Pairs of a text and its background, of which at least one depends on the operator's colours. */
const PAIRS: { text: string; ground: string }[] = [
  ...['green', 'green-deep', 'amber'].flatMap((text) =>
    [...PLAIN_GROUNDS, ...TINTS].map((ground) => ({ text, ground })),
  ),
  ...PLAIN_TEXTS.flatMap((text) => TINTS.map((ground) => ({ text, ground }))),
  { text: 'green-ink', ground: 'green' },
  { text: 'green-ink', ground: 'green-deep' },
];

/** WCAG 2.2, 1.4.3: level AA. */
export const LEGIBLE = 4.5;
/** Dark variants of a colour begin at this lightness and become lighter until they are legible. */
const DARK_FROM = 0.78;

/** Derives the tokens of both themes from the operator's two colours; the design's own for those of the design. */
export function themeOf(main: string, accent: string): Theme {
  const [green, amber] = [toOklch(main), toOklch(accent)];
  const tint = (l: number, most: number, of = green) => toHex({ h: of.h, l, c: Math.min(of.c, most) });
  const ofMain = {
    light: {
      green: main,
      'green-deep': toHex({ ...green, l: Math.max(green.l - 0.075, 0) }),
      'green-ink': FIXED.light.surface,
      'green-soft': tint(0.94, 0.016),
      'green-line': tint(0.84, 0.035),
    },
    dark: { 'green-ink': tint(0.23, 0.025), 'green-soft': tint(0.295, 0.028), 'green-line': tint(0.425, 0.042) },
  };
  const ofAccent = {
    light: { amber: accent, 'amber-soft': tint(0.95, 0.04, amber), 'amber-line': tint(0.86, 0.075, amber) },
    dark: { 'amber-soft': tint(0.29, 0.038, amber), 'amber-line': tint(0.42, 0.06, amber) },
  };
  const dark = { ...ofMain.dark, ...ofAccent.dark };
  const legible = (of: typeof green, from: number): string => {
    for (let l = from; l < 1; l += 0.01) {
      const hex = toHex({ ...of, l, c: Math.min(of.c, 0.115) });
      if (PAIRS.every(({ text, ground }) => text !== 'green' || contrast(hex, groundIn(dark, ground)) >= LEGIBLE))
        return hex;
    }
    return '#ffffff';
  };
  const lightGreen = legible(green, DARK_FROM);
  return {
    light: {
      ...(main === MAIN ? OWN_THEME.light : ofMain.light),
      ...(accent === ACCENT ? amberOf(OWN_THEME.light) : ofAccent.light),
    },
    dark: {
      ...(main === MAIN
        ? OWN_THEME.dark
        : { ...ofMain.dark, green: lightGreen, 'green-deep': legible(green, toOklch(lightGreen).l + 0.06) }),
      ...(accent === ACCENT ? amberOf(OWN_THEME.dark) : { ...ofAccent.dark, amber: legible(amber, DARK_FROM + 0.04) }),
    },
  };
}

const amberOf = (tokens: ColourTokens) => ({
  amber: tokens.amber,
  'amber-soft': tokens['amber-soft'],
  'amber-line': tokens['amber-line'],
});

/** A background in the dark theme; the main colour itself is none for this purpose. */
const groundIn = (tokens: Record<string, string>, name: string): string =>
  tokens[name] ?? (FIXED.dark as Record<string, string>)[name] ?? FIXED.dark.paper;

export interface Illegible {
  theme: ThemeName;
  text: string;
  ground: string;
  colours: [text: string, ground: string];
  ratio: number;
}

/** The pair with the least contrast below AA, in either theme; null if all are legible. */
export function illegiblePair(theme: Theme): Illegible | null {
  const all = (['light', 'dark'] as const).flatMap((name) => {
    const tokens: Record<string, string> = { ...FIXED[name], ...theme[name] };
    return PAIRS.map(({ text, ground }): Illegible => {
      const colours: [string, string] = [tokens[text]!, tokens[ground]!];
      return { theme: name, text, ground, colours, ratio: contrast(...colours) };
    });
  });
  const [worst] = all.filter(({ ratio }) => ratio < LEGIBLE).toSorted((a, b) => a.ratio - b.ratio);
  return worst ?? null;
}
