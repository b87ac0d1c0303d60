import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../source-tree.ts';

/** A text of the English catalogue. */
export interface Text {
  /** The group that has one limit: a namespace, or the texts of it that guardians read (`emails to guardians`). */
  group: string;
  key: string;
  text: string;
}

interface Limits {
  grade: number;
  words: number;
}

/** Fathers of 65 with little English read these. */
const GUARDIAN: Limits = { grade: 4, words: 18 };
const MEMBER: Limits = { grade: 6, words: 25 };
const LEGAL: Limits = { grade: 7, words: 25 };

/** Words of an email to a guardian that he reads before its button. */
const BEFORE_BUTTON = 60;

const limitsOf = (group: string): Limits => {
  if (/to guardians$|^(?:decide|guardian|guardianship|wali)$/.test(group)) return GUARDIAN;
  return /^(?:legal|agreement|invoices)$/.test(group) ? LEGAL : MEMBER;
};

/** Namespaces that mix texts to guardians with texts to members; only those to guardians are translated. */
const MIXED = ['emails', 'match-news'];

/** Texts that the specification gives word for word, or another source. */
export const GIVEN: Record<string, 'specification' | 'Qur’an'> = {
  'auth.side.verse': 'Qur’an',
  'auth.signIn.failed': 'specification',
  'common.signInFirst.title': 'specification',
  'common.signOut.done': 'specification',
  'common.signOut.failed': 'specification',
  'console.head.logout': 'specification',
  'console.conversations.kinds.when_we_meet': 'specification',
  'decide.both.kinds.when_we_meet': 'specification',
  'errors.matchmaking.allowance-exhausted': 'specification',
  'errors.matchmaking.subscription-required': 'specification',
  'guardianship.pending.logout': 'specification',
  'guidance.verse': 'Qur’an',
  'matches.interest.exhaustedText': 'specification',
  'matches.interest.subscriptionText': 'specification',
  'matches.interest.unauthorizedText': 'specification',
  'path.kinds.when_we_meet': 'specification',
  'subscription.upgrade.signIn': 'specification',
};

/** Words and phrases that a beginner does not know, or that name one thing by a second name. */
export const UNCLEAR: [pattern: RegExp, instead: string][] = [
  [/(?<!the )\brest(?:s|ed|ing)?\b/, 'is paused, is hidden, is on hold'],
  [/\b(?:go|goes|going|gone|went) on\b/, 'continues, is sent'],
  [/\bwaits\b|\bwait(?:ed)? for (?:your|his|her|the) (?:word|decision)\b/, 'there is something to read'],
  [/\bwhoever\b|\bwhomever\b|\bwhatever\b|\bwhom\b/, 'people who'],
  [/\b(?:some|no|every|any)body\b/, 'we, no one, people who'],
  [/\bmeanwhile\b/, 'until then'],
  [/\b(?:by|of) (?:itself|themselves)\b/, 'automatically'],
  [/\banew\b/, 'again'],
  [/\bbesides?\b/, 'next to'],
  [/\be-mail/, 'email'],
  [/(?<!case )\bletters?\b(?! and digits)/, 'email, characters'],
  [/\btelephone/, 'phone'],
  [/\bcome to:/, 'are now at'],
  [/\byour word\b/, 'your answer'],
  [/\blet it (?:lie|be)\b|\bleave it be\b/, 'not now'],
  [/\bstands\b|\bstand (?:on|in|under|below|here)\b/, 'is'],
  [/\bwish(?:es|ed)?\b/, 'want, would like'],
  [/\bwould rather\b/, 'prefer'],
  [/\bshould you\b/, 'if you'],
  [/\bso that\b|\bas far as\b|\bin as much as\b/, 'a second sentence'],
  [/\blog(?:ged|ging)?[ -]?(?:out|in)\b|\blogin\b/, 'sign out, sign in'],
  [/(?<!family )\bintroductions?\b|\bintroduced? to\b|\bmatch requests?\b/, 'interest request'],
  [/\bneed(?:s)? not\b|\bneed do\b/, 'do not need to'],
  [/\b(?:the|a|an|any|each|every) [\w-]+ that (?:you|we|he|she)\b/, 'the same without ‘that’'],
  [/\bof (?:yours|hers|ours|theirs)\b/, 'one of your'],
  [/\blook(?:s|ed)? into\b/, 'look at'],
  [/\bat present\b/, 'now'],
  [/\bin earnest\b/, 'seriously'],
  [/\bcanceled\b|\bcancelation\b/, 'cancelled'],
];

/** The English texts below `root`. */
export const textsIn = (root: string): Text[] =>
  filesIn(root, 'src/texts/en/*.json').flatMap((file) => {
    const namespace = path.basename(file, '.json');
    const translated = MIXED.includes(namespace) ? read(root, file.replace('/en/', '/ar/')) : {};
    const groupOf = (key: string) =>
      Object.hasOwn(translated, key.split('.')[0]!) ? `${namespace} to guardians` : namespace;
    return leavesOf(read(root, file)).map(([key, text]) => ({ group: groupOf(key), key: `${namespace}.${key}`, text }));
  });

const read = (root: string, file: string): object => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object;

const leavesOf = (tree: object): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : leavesOf(value).map(([inner, text]) => [`${key}.${inner}`, text] as [string, string]),
  );

/** Returns what is hard to read: unclear words, long sentences, groups above their grade, and long emails. */
export function hardTexts(texts: Text[]): string[] {
  const own = texts.filter(({ key }) => !(key in GIVEN));
  return [
    ...own.flatMap((text) => [...unclearWords(text), ...longSentences(text)]),
    ...[...Map.groupBy(own, ({ group }) => group)].flatMap(([group, members]) => {
      const grade = gradeOf(members.map(({ text }) => text));
      const { grade: most } = limitsOf(group);
      return grade > most ? [`${group}: grade ${grade.toFixed(1)}, at most ${most}`] : [];
    }),
    ...longEmails(own),
  ];
}

const unclearWords = ({ key, text }: Text): string[] =>
  UNCLEAR.flatMap(([pattern, instead]) => {
    const [unclear] = new RegExp(pattern, 'i').exec(text) ?? [];
    return unclear ? [`${key}: ‘${unclear}’, instead: ${instead}`] : [];
  });

const longSentences = ({ group, key, text }: Text): string[] =>
  sentencesOf(text)
    .map((sentence) => wordsOf(sentence).length)
    .filter((words) => words > limitsOf(group).words)
    .map((words) => `${key}: a sentence of ${words} words, at most ${limitsOf(group).words}`);

/** Emails to guardians with too many words above their button, so that he has to scroll to answer. */
function longEmails(texts: Text[]): string[] {
  const above = texts.filter(
    ({ group, key }) => group === 'emails to guardians' && /\.(?:heading|body\.\d+)$/.test(key),
  );
  return [...Map.groupBy(above, ({ key }) => key.split('.')[1]!)].flatMap(([email, parts]) => {
    const words = parts.flatMap(({ text }) => wordsOf(text)).length;
    return words > BEFORE_BUTTON ? [`emails.${email}: ${words} words before the button, at most ${BEFORE_BUTTON}`] : [];
  });
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])[”’)]?\s+/).filter((one) => /\p{L}/u.test(one));

/** A value that fills a place is a word. */
const wordsOf = (sentence: string): string[] =>
  sentence.replaceAll(/\{\{\w+\}\}/g, 'name').match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];

/** The grade by Flesch and Kincaid. Labels are no sentences, and would make a group look easier than it is. */
export function gradeOf(texts: string[]): number {
  const sentences = texts.filter((text) => /[.!?…]”?$/.test(text)).flatMap(sentencesOf);
  if (sentences.length === 0) return 0;
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without a silent ending: close enough for a mean over hundreds of words. */
function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^tdaeiou]ed|[^laeiou]e)$/, '')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}
