import type { FlagKind } from '../../contracts/flags.ts';

export interface Pattern {
  kind: FlagKind;
  words: RegExp;
  /** Ignores a denied match: 'I would not meet alone'. */
  unlessDenied?: boolean;
}

export const pattern = (kind: FlagKind, source: string, unlessDenied = false): Pattern => ({
  kind,
  words: new RegExp(source, 'gu'),
  ...(unlessDenied && { unlessDenied }),
});
