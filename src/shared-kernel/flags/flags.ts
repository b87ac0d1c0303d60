import { contactKinds, type ContactKind, type Flag, type FlagKind } from '../contracts/flags.ts';
import { telephoneNumbers } from './numbers.ts';
import { isDenied, patterns } from './patterns.ts';
import { plainText } from './plain.ts';

interface Place {
  kind: FlagKind;
  from: number;
  to: number;
}

/**
 * The one detector for profiles, requests, answers and messages: contact details, requests for money,
 * pressure to meet alone, and pressure to keep something from the guardian. In the order of the text, each with the
 * words it was found in. What it cannot see stands in docs/flags.md.
 */
export function flagsIn(text: string): Flag[] {
  const { plain, original } = plainText(text);
  const places: Place[] = telephoneNumbers(plain).map((place) => ({ kind: 'phone', ...place }));
  for (const { kind, words, unlessDenied } of patterns)
    for (const { 0: match, index } of plain.matchAll(words))
      if (match.trim() !== '' && !(unlessDenied && isDenied(plain, index)))
        places.push({ kind, from: index, to: index + match.length });
  return joined(places).map(({ kind, from, to }) => ({ kind, found: original(from, to) }));
}

const isContactKind = (kind: FlagKind): kind is ContactKind => contactKinds.includes(kind as ContactKind);

/** The contact details in a text, in its order, with the words that hold them. */
export const contactDetailsIn = (text: string): { kind: ContactKind; found: string }[] =>
  flagsIn(text).flatMap(({ kind, found: match }) => (isContactKind(kind) ? [{ kind, found: match }] : []));

/** What overlaps is told once: of one kind as one, and of contact details by the widest. */
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
