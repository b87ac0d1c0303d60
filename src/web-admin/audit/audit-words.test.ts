import { expect, test } from 'vitest';
import type { z } from 'zod';
import { auditSubjectTypes, auditVerbs, NO_REASON } from '#kernel/contracts/admin/audit-words.ts';
import texts from '#texts/en/console.json' with { type: 'json' };
import { fieldName, fieldValue, givenReason } from './audit-words.ts';

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

test('the stored value of an act without a reason is not shown as its reason', () => {
  expect([{ reason: NO_REASON }, { reason: 'a call' }].map(givenReason)).toEqual([null, 'a call']);
});

test('values are words, and an unknown one is shown as it is', () => {
  const codes = { role: texts.users.role };
  const values = { yes: 'Yes', no: 'No', none: '–', codes, formatTime: () => '28 Nov' };
  const said = (name: string, value: unknown) => fieldValue(values, name, value);
  expect([said('isActive', true), said('isActive', false), said('until', null)]).toEqual(['Yes', 'No', '–']);
  expect([said('role', 'moderator'), said('role', 'other')]).toEqual(['Moderator', 'other']);
  expect(said('resolvedAt', '2026-11-28T10:00:00.000Z')).toBe('28 Nov');
  expect(said('languages', ['Arabic', 'Urdu'])).toBe('Arabic, Urdu');
  expect(said('question', { en: 'What?', ar: 'ماذا؟' })).toBe('What?, ماذا؟');
});

test('each filter of an exported list has a name', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../../**/contracts/**/*.schema.ts');
  const names = new Set<string>();
  for (const load of Object.values(files))
    for (const exported of Object.values(await load())) {
      const { list = exported } = (exported ?? {}) as { list?: unknown };
      const { export: endpoint } = (list ?? {}) as { export?: { body: z.ZodObject } | null };
      if (!endpoint) continue;
      const { filter } = endpoint.body.shape as unknown as { filter: z.ZodOptional<z.ZodObject> };
      for (const name of Object.keys(filter.unwrap().shape)) names.add(name);
    }
  names.delete('q');
  expect(names.size).toBeGreaterThan(15);
  const labels = { ...texts.audit.fields, ...texts.audit.filters };
  expect([...names].filter((name) => fieldName(texts, labels, 'list', name) === name)).toEqual([]);
});

test('each field of an edited record has a name', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../../**/contracts/**/*.schema.ts');
  const unnamed: string[] = [];
  for (const load of Object.values(files))
    for (const exported of Object.values(await load())) {
      const { add, list } = (exported ?? {}) as {
        add?: unknown;
        list?: { path: string; answer: z.ZodArray<z.ZodObject> };
      };
      if (!add || !list) continue;
      const kind = list.path.split('/').at(-1)!;
      const type = auditSubjectTypes.find((one) => one === kind || `${one}s` === kind)!;
      for (const name of Object.keys(list.answer.element.shape))
        if (name !== 'revision' && fieldName(texts, texts.audit.fields, type, name) === name)
          unnamed.push(`${type} ${name}`);
    }
  expect(unnamed).toEqual([]);
});
