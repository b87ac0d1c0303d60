import { topics } from '#modules/matchmaking/contracts/compatibility.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import type { ProfileField } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { options } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { values } from '#modules/matchmaking/contracts/fields/marriage-fields.ts';
import compatibility from '#texts/en/compatibility.json' with { type: 'json' };
import person from '#texts/en/person.json' with { type: 'json' };
import { expect, test } from 'vitest';

test.each(Object.entries(options))('each option of %s has a label', (field, answers) => {
  const words: Record<string, string> = person.options[field as keyof typeof person.options];
  expect(Object.keys(words).sort()).toEqual([...answers].sort());
});

test('each of the ten values has a label', () => {
  expect(Object.keys(person.values).sort()).toEqual([...values].sort());
});

test('each field of the profile page, and each topic of the comparison, has a label', () => {
  const fields = Object.entries<ProfileField>(profileFields);
  const named = fields.flatMap(([name, { page }]) => (page ? (page.label ?? name) : []));
  expect(named.filter((name) => !(name in person.fields))).toEqual([]);
  expect([...new Set(fields.flatMap(([, { compared }]) => compared ?? []))].sort()).toEqual(topics.toSorted());
  expect(Object.keys(compatibility.topics).sort()).toEqual(topics.toSorted());
  expect(Object.keys(compatibility.questions).sort()).toEqual(topics.toSorted());
});
