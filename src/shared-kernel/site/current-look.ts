import type { SiteSettings } from '../contracts/admin/admin-site.schema.ts';
import { ACCENT, OWN_THEME, MAIN, themeOf, type ColourTokens, type Theme } from '../contracts/site/theme.ts';

/** The colours and the mark of the site, as this process last read them. */
export interface Look {
  theme: Theme;
  /** An SVG picture; empty: the default mark. */
  mark: string;
  /** Declarations of the operator's colours for style sheets, by theme; empty: the design's own. */
  declarations: Record<'light' | 'dark', string>;
}

const DEFAULTS: Look = { theme: OWN_THEME, mark: '', declarations: { light: '', dark: '' } };

let current = DEFAULTS;

export const currentLook = (): Look => current;

export function setCurrentLook({
  mainColour,
  accentColour,
  mark,
}: Pick<SiteSettings, 'mainColour' | 'accentColour' | 'mark'>): void {
  const theme = themeOf(mainColour, accentColour);
  const isDesign = mainColour === MAIN && accentColour === ACCENT;
  const declared = (tokens: ColourTokens) =>
    isDesign
      ? ''
      : Object.entries(tokens)
          .map(([name, hex]) => `--${name}:${hex};`)
          .join('');
  current = { theme, mark, declarations: { light: declared(theme.light), dark: declared(theme.dark) } };
}

/** A style sheet with the operator's colours, for documents whose theme is a class; empty: the design's own. */
export function themeStyle(): string {
  const { light, dark } = current.declarations;
  return light && `@layer base{:root{${light}}@media screen{.dark{${dark}}}}`;
}
