import { expect, test } from 'vitest';
import { auditSubjectTypes, auditVerbs } from '#kernel/contracts/admin/audit-words.ts';
import texts from '#texts/en/console.json' with { type: 'json' };
import { fieldName, fieldValue } from './audit-words.ts';

test('every act and every kind of subject is in plain words', () => {
  expect(Object.keys(texts.audit.verbs)).toEqual([...auditVerbs]);
  expect(Object.keys(texts.audit.types)).toEqual([...auditSubjectTypes]);
});

test('fields have the names of their forms', () => {
  expect(fieldName(texts, texts.audit.fields, 'user', 'isActive')).toBe('Active');
  expect(fieldName(texts, texts.audit.fields, 'article', 'readTime')).toBe('Read time (minutes)');
  expect(fieldName(texts, texts.audit.fields, 'example-profile', 'hijabPreference')).toBe('Hijab');
  expect(fieldName(texts, texts.audit.fields, 'refund', 'constructor')).toBe('constructor');
});

test('values are words, and an unknown one is shown as it is', () => {
  const codes = { role: texts.users.role };
  const values = { yes: 'Yes', no: 'No', none: '–', codes, formatTime: () => '28 Nov' };
  const said = (name: string, value: unknown) => fieldValue(values, name, value);
  expect([said('isActive', true), said('isActive', false), said('until', null)]).toEqual(['Yes', 'No', '–']);
  expect([said('role', 'moderator'), said('role', 'other')]).toEqual(['Moderator', 'other']);
  expect(said('resolvedAt', '2026-11-28T10:00:00.000Z')).toBe('28 Nov');
  expect(said('languages', ['Arabic', 'Urdu'])).toBe('Arabic, Urdu');
});
