import { expect, test } from 'vitest';
import { PROMPT_ANSWER_MAX, PROMPT_ANSWER_MIN } from '#modules/matchmaking/contracts/prompts/prompts.ts';
import { castOf, type Member } from './cast.ts';
import { ownWords, type ShortAnswers } from './own-words.ts';
import named from './data/yusuf-and-amina.json' with { type: 'json' };

const { brothers, sisters } = castOf(new Date('2026-11-28T12:00:00Z'));
const withProfile = [...brothers, ...sisters].filter(({ profile }) => profile !== null);
const keyOf = ({ email }: Member): string => email.split('@')[0]!;

/** '45 · divorced_with_children · s13 d11 · Croydon · Dentist' */
function factsOf({ profile, past }: Member): string {
  const { age, location, occupation } = profile!;
  const children = past.children.map((child) => `${child.isSon ? 's' : 'd'}${child.age}`).join(' ');
  return [age, past.life, children, location, occupation].filter((fact) => fact !== '').join(' · ');
}

test('each member’s words were written for the facts of the profile', () => {
  expect(withProfile.map(keyOf).toSorted()).toEqual(Object.keys(ownWords).toSorted());
  for (const member of withProfile) expect(ownWords[keyOf(member)]!.facts, keyOf(member)).toBe(factsOf(member));
});

test('a profile has the words that its form has room for', () => {
  for (const member of withProfile) {
    const { bio, lookingFor } = ownWords[keyOf(member)]!;
    expect(member.profile).toMatchObject({ bio });
    // The short form asks for the bio only.
    expect(lookingFor !== undefined, keyOf(member)).toBe(member.profile!.name !== undefined);
  }
});

const answersOf = ({ answers = {} }: { answers?: ShortAnswers }): string[] => Object.values(answers);

test('short answers fit the profile, and the form has room for them', () => {
  const answering = withProfile.filter(({ answers }) => answers);
  expect(answering.length).toBeGreaterThan(15);
  const unfit = answering.filter(
    ({ answers = {}, past }) =>
      answersOf({ answers }).some(({ length }) => length < PROMPT_ANSWER_MIN || length > PROMPT_ANSWER_MAX) ||
      (answers.children && past.children.length === 0) ||
      (answers.lastMarriage && !/^(?:divorced|widowed)/.test(past.life)),
  );
  expect(unfit.map(keyOf)).toEqual([]);
});

const SHORT = 20;
/** Sentences that occur in more than one place. */
function repeated(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter(({ length }) => length > SHORT);
  return sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
}

test('no sentence is in two profiles', () => {
  const leads = [named.yusuf, named.amina].map(({ profile, answers }) => ({ ...profile, answers }));
  const texts = [...Object.values(ownWords), ...leads].flatMap((words) =>
    [words.bio, words.lookingFor, words.dealBreakers, ...answersOf(words)].filter((text) => text !== undefined),
  );
  expect(texts.length).toBeGreaterThan(350);
  expect(repeated(texts)).toEqual([]);
  expect(repeated([...texts, `I am new here. ${texts[0]!.split('. ')[0]!}.`]), 'planted').toHaveLength(1);
});
