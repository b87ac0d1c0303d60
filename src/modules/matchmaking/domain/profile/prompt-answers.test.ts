import { describe, expect, test } from 'vitest';
import { DomainError } from '#kernel/errors.ts';
import { updateProfileBody, type CreateProfile } from '../../contracts/profiles.schema.ts';
import type { Prompt, PromptAnswer, Supposition } from '../../contracts/prompts/prompts.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { Profile } from '../profile.ts';
import { withQuestions } from './prompt-answers.ts';

const at = new Date('2026-11-21T12:00:00Z');
const WORDS = 'We bake bread, and nobody hurries.';
const prompt = (promptId: number, supposes: Supposition = 'nothing', en = 'An ordinary Tuesday'): Prompt => ({
  promptId,
  question: { en, ar: 'يوم ثلاثاء', ur: 'ایک منگل' },
  supposes,
});
const answer = (supposes: Supposition, text = WORDS): PromptAnswer => ({ ...prompt(1, supposes), text });
const form: CreateProfile = {
  gender: 'female',
  age: 40,
  location: 'Leeds',
  occupation: 'Engineer',
  education: 'Degree',
  bio: 'I build bridges, read in the evenings, and would like to share a quiet home with someone kind.',
  religiousPractice: 'practicing',
  prayerFrequency: '5times',
  marriageTimeline: 'within_year',
  smokingStatus: 'never',
  nonNegotiables: ['Honesty'],
};
const made = (changes: Partial<CreateProfile>) =>
  Profile.create(1 as ProfileId, '0190f3a2-0000-7000-8000-000000000001' as UserId, { ...form, ...changes }, at);

const isRefused = (make: () => Profile): boolean => {
  try {
    return make().state.stated.promptAnswers?.length !== 1;
  } catch (error) {
    return error instanceof DomainError && error.code === 'common.invalid';
  }
};

describe('an answer to a prompt', () => {
  test('gets the question on offer, and keeps the one that it was given to', () => {
    const [first] = withQuestions([{ promptId: 1, text: WORDS }], [], [prompt(1)]);
    expect(first).toEqual({ ...prompt(1), text: WORDS });
    const reworded = [prompt(1, 'nothing', 'A Tuesday')];
    const changed = { promptId: 1, text: 'We walk by the river, then bake.' };
    expect(withQuestions([changed], [first!], reworded)[0]?.question?.en).toBe('An ordinary Tuesday');
    expect(withQuestions([changed], [first!], [])).toHaveLength(1);
  });

  test('is refused if the prompt is not on offer', () => {
    expect(() => withQuestions([{ promptId: 2, text: WORDS }], [], [prompt(1)])).toThrow(
      expect.objectContaining({ code: 'common.invalid' }),
    );
  });

  test.each<[Supposition, Partial<CreateProfile>, boolean]>([
    ['nothing', {}, true],
    ['children', { hasChildren: true }, true],
    ['children', { hasChildren: false }, false],
    ['children', {}, false],
    ['formerMarriage', { currentMaritalStatus: 'divorced' }, true],
    ['formerMarriage', { currentMaritalStatus: 'widowed' }, true],
    ['formerMarriage', { currentMaritalStatus: 'never_married' }, false],
    ['formerMarriage', {}, false],
  ])('that supposes %s, of somebody who says %o: %s', (supposes, said, isAccepted) => {
    const make = () => made({ ...said, promptAnswers: [answer(supposes)] });
    expect(isRefused(make)).toBe(!isAccepted);
  });

  test('goes when the profile no longer says what its prompt supposes', () => {
    const profile = made({ hasChildren: true, promptAnswers: [answer('children')] });
    profile.update({ hasChildren: false }, at);
    expect(profile.state.stated.promptAnswers).toEqual([]);
  });

  test('is refused with contact details', () => {
    expect(() => made({ promptAnswers: [answer('nothing', 'Write to me at zahra@example.org, please.')] })).toThrow(
      expect.objectContaining({ code: 'matchmaking.contact-details' }),
    );
  });
});

test.each([
  [19, 1, false],
  [20, 1, true],
  [280, 3, true],
  [281, 1, false],
  [20, 4, false],
])('%i characters in each of %i answers: %s', (length, count, isValid) => {
  const promptAnswers = Array.from({ length: count }, (_, n) => ({ promptId: n + 1, text: 'a'.repeat(length) }));
  expect(updateProfileBody.safeParse({ promptAnswers }).success).toBe(isValid);
});

test('one prompt is answered once', () => {
  const twice = [1, 1].map((promptId) => ({ promptId, text: WORDS }));
  expect(updateProfileBody.safeParse({ promptAnswers: twice }).success).toBe(false);
});
