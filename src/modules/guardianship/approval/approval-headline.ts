import { fill } from '#kernel/i18n/catalogue.ts';
import type en from '#texts/en/decide.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { oneLine } from '#kernel/contracts/plain-text.ts';
import type { WaliRelation } from '../../identity/contracts/wali.ts';
import type { SeenProfile } from '../../matchmaking/contracts/profiles.schema.ts';
import type { Stage } from '../../matchmaking/contracts/match-states.ts';
import type { ApprovalType } from '../contracts/approvals.ts';

export const decideTexts = textsOf<typeof en>('decide');

export type ItemKind = keyof typeof en.note;

export const kindOf = (type: ApprovalType, fromWard: boolean): ItemKind =>
  type === 'stage' || type === 'topic'
    ? type
    : `${type === 'message' ? 'message' : 'interest'}${fromWard ? 'From' : 'To'}Ward`;

/** The ward as her guardian calls her, and the man as others may see him. */
interface Pair {
  ward: string;
  relation: WaliRelation;
  /** Null if nothing is known of him. */
  other: Pick<SeenProfile, 'age' | 'location' | 'occupation'> | null;
  /** The stage that the couple wants to move to, if any. */
  stage?: Stage | undefined;
  /** The title of the topic that both have written about, if any. */
  topic?: string | undefined;
}

/**
 * Returns one sentence for her guardian: 'A solicitor of 39 from Manchester wants to get to know your daughter
 * Amina'.
 */
export function approvalHeadline(
  language: Language,
  kind: ItemKind,
  { ward, relation, other, stage, topic }: Pair,
): string {
  const texts = decideTexts[language];
  const sentence = fill(kind === 'stage' ? texts.wishes[stage ?? 'initial_conversation'] : texts.asks[kind], {
    title: oneLine(topic ?? ''),
    ward: fill(texts.ward[relation], { ward: oneLine(ward) }),
    other: described(texts.other, language === 'en' ? roleIn(other?.occupation ?? '') : null, other),
  });
  // The first letter may follow the mark that isolates Arabic words.
  return sentence.replace(/\p{L}/u, (character) => character.toUpperCase());
}

/** An occupation is free text, so only an English sentence includes it. */
function described(texts: (typeof en)['other'], role: string | null, other: Pair['other']): string {
  const who = role ? fill(texts[opensWithVowel(role) ? 'an' : 'a'], { role }) : texts.man;
  const aged = other?.age ? fill(texts.age, { who, age: other.age }) : who;
  const place = oneLine(other?.location ?? '');
  return place ? fill(texts.place, { who: aged, place }) : aged;
}

/**
 * Endings of an occupation that names a person: 'Civil Engineer', but not 'Engineering', 'Works in IT', 'Retired' or
 * another language. Other occupations stay with his facts.
 */
const NAMES_A_PERSON = [
  '(?:er|or|ist|yst|ian|ant|(?<!m)ent|ee|man|smith|wright)',
  '(?:nurse|chef|cook|clerk|judge|coach|pilot|imam|scholar|aide|vet|architect|medic|mechanic)',
].join('|');
const NAMES_A_THING = '(?!other|sector|restaurant|computer|labor)';
const ROLE = new RegExp(`^(?:[a-z][a-z'’/-]* ){0,3}${NAMES_A_THING}[a-z'’-]*(?:${NAMES_A_PERSON})$`, 'i');
/** Words that join two things, so that neither names the person. */
const JOINS = 'of|in|at|for|with|and|or|to|the|an?|my|own|not|works?|working|looking|between|retired|former';
const JOINED = new RegExp(`(?<![\\w'’])(?:${JOINS})(?![\\w'’])`, 'i');

function roleIn(occupation: string): string | null {
  const line = oneLine(occupation);
  if (line.length > 40 || !ROLE.test(line) || JOINED.test(line)) return null;
  return line.split(' ').map(inSentence).join(' ');
}

/** 'Software' becomes 'software'; 'IT', 'Arabic' and 'Qur’an' stay. */
const inSentence = (word: string): string =>
  /^[A-Z][a-z'’/-]*$/.test(word) && !PROPER.test(word) ? word.toLowerCase() : word;
const PROPER = /^(?:Arab|Bengal|English|French|German|Islam|Muslim|Qur|Somal|Spanish|Turk|Urdu)/;

/** 'An engineer', 'an HR manager', 'a university lecturer'. */
const opensWithVowel = (role: string): boolean =>
  /^[A-Z]{2,}\b/.test(role) ? /^[AEFHILMNORSX]/.test(role) : /^(?:[aeio]|u(?!ni|ro|se)|hono)/i.test(role);
