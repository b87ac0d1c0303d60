import { expect, test } from 'vitest';
import { reportedIn } from './evidence-facts.ts';

const texts = {
  language: 'en' as const,
  names: {
    relation: 'He is her',
    decisions: 'What he decided',
    smokingStatus: 'Smoking',
    languagesSpoken: 'Languages',
  },
  values: { decline: 'Declined', message: 'Message', father: 'Father' },
  options: { smokingStatus: { never: 'Never' } },
};

test('a profile is shown with labels, its own text apart', () => {
  const profile = {
    id: 7,
    aboutMe: 'I teach.',
    bio: 'I teach.',
    smokingStatus: 'never',
    languagesSpoken: ['Urdu', 'English'],
  };
  expect(reportedIn({ profile: { ...profile, madhhab: null, hasChildren: false } }, texts)).toEqual({
    words: 'I teach.',
    facts: [
      ['id', '7'],
      ['Smoking', 'Never'],
      ['Languages', 'Urdu, English'],
    ],
  });
});

test('a short answer has its question as the label', () => {
  const question = { en: 'An ordinary Tuesday', ar: 'يوم عادي', ur: 'عام دن' };
  const promptAnswers = [{ promptId: 1, question, supposes: 'nothing', text: 'Tea, then work.' }];
  expect(reportedIn({ profile: { promptAnswers, smokingStatus: 'never' } }, texts).facts).toEqual([
    ['An ordinary Tuesday', 'Tea, then work.'],
    ['Smoking', 'Never'],
  ]);
});

test('each decision of a guardian is shown with its time and reason', () => {
  const decisions = [{ type: 'message', action: 'decline', reason: 'Too soon', decidedAt: '2026-11-20T10:00:00.000Z' }];
  const { words, facts } = reportedIn({ guardian: { relation: 'father', decisions } }, texts);
  expect(words).toBeNull();
  expect(facts).toEqual([
    ['He is her', 'Father'],
    ['What he decided', expect.stringMatching(/^Message · Declined · Too soon · 20 Nov 2026/)],
  ]);
});
