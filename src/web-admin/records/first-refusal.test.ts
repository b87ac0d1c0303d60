import { expect, test } from 'vitest';
import { firstRefusal } from './first-refusal.ts';

const written = { title: 'Mercy', content: 'Be gentle.', category: 'marriage', readTime: 99 };
const required = { type: 'validate', message: '@@react-admin@@"ra.validation.required"' };
const tooLong = { type: 'validate', message: '@@react-admin@@{"message":"ra.validation.maxValue","args":{"max":60}}' };

test('an article without a title, content or category has the common sentence', () => {
  for (const missing of ['title', 'content', 'category'])
    expect(firstRefusal({ [missing]: required }, { ...written, [missing]: ' ' }, 'articles')).toEqual({
      field: missing,
      message: null,
    });
});

test('every other refusal has the sentence of its own field', () => {
  expect(firstRefusal({ readTime: tooLong }, written, 'articles')).toEqual({
    field: 'readTime',
    message: { key: 'ra.validation.maxValue', args: { max: 60 } },
  });
  const excerpt = { type: 'server', message: 'At most 300 characters' };
  const root = { type: 'server', message: 'Please check the marked fields.' };
  expect(firstRefusal({ root, excerpt }, written, 'articles')).toEqual({
    field: 'excerpt',
    message: { key: 'At most 300 characters', args: {} },
  });
  expect(firstRefusal({ code: required }, {}, 'promo-codes')).toEqual({
    field: 'code',
    message: { key: 'ra.validation.required', args: {} },
  });
});

test('without errors nothing is refused', () => expect(firstRefusal({}, {}, 'prompts')).toBeNull());
