import { options, values } from '#modules/matchmaking/contracts/profiles.ts';
import person from '#kernel/i18n/en/person.json' with { type: 'json' };
import profile from '#kernel/i18n/en/profile.json' with { type: 'json' };
import { expect, test } from 'vitest';

test.each(Object.entries(options))('each answer to %s has its words', (field, answers) => {
  const words: Record<string, string> = person.options[field as keyof typeof options];
  expect(Object.keys(words).sort()).toEqual([...answers].sort());
});

test('each of the ten values has its words', () => {
  expect(Object.keys(profile.values).sort()).toEqual([...values].sort());
});
