import { contactKinds, type ContactKind, type Flag, type FlagKind } from '../contracts/flags.ts';
import { telephoneNumbers } from './numbers.ts';
import { isDenied } from './is-denied.ts';
import { patterns } from './patterns/patterns.ts';
import { plainText } from './plain.ts';

interface Place {
  kind: FlagKind;
  from: number;
  to: number;
}

/**
 * Detects contact details, requests for money, pressure to meet alone and secrets from the guardian in profiles,
 * requests, answers and messages. Returns them in text order, with the matching words; docs/flags.md lists the
 * limits.
 */
export function flagsIn(text: string): Flag[] {
  const { plain, original } = plainText(text);
  const places: Place[] = telephoneNumbers(plain).map((place) => ({ kind: 'phone', ...place }));
  for (const { kind, words, unlessDenied } of patterns)
    for (const { 0: match, index } of plain.matchAll(words))
      if (match.trim() !== '' && !(unlessDenied && isDenied(plain, index)))
        places.push({ kind, from: index, to: index + match.length });
  return joined(places).map(({ kind, from, to }) => ({ kind, excerpt: original(from, to) }));
}

const isContactKind = (kind: FlagKind): kind is ContactKind => contactKinds.includes(kind as ContactKind);

/** Returns the contact details in a text, in order, with the matching words. */
export const contactDetailsIn = (text: string): { kind: ContactKind; excerpt: string }[] =>
  flagsIn(text).flatMap(({ kind, excerpt: match }) => (isContactKind(kind) ? [{ kind, excerpt: match }] : []));

/** Merges overlapping matches: those of one kind, and contact details of any kind, become the widest. */
function joined(places: Place[]): Place[] {
  const merged: Place[] = [];
  for (const place of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.findLast((one) => sameSort(one.kind, place.kind));
    if (!last || place.from >= last.to) merged.push({ ...place });
    else last.to = Math.max(last.to, place.to);
  }
  return merged;
}

const sameSort = (one: FlagKind, other: FlagKind): boolean =>
  one === other || (isContactKind(one) && isContactKind(other));
