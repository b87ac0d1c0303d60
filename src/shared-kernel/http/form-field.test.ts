import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { formField } from './form-field.ts';

const read = (body: unknown) => formField({ request: { body } } as Context, 'action');

test('the text of a field is read as typed', () => {
  expect(read({ action: 'approve' })).toBe('approve');
});

test.each([
  ['a list', { action: ['approve'] }],
  ['a field that is sent twice', { action: ['approve', 'decline'] }],
  ['an object', { action: { toString: 'approve' } }],
  ['another field', { reason: 'approve' }],
  ['no form at all', undefined],
])('%s is no text', (_, body) => {
  expect(read(body)).toBe('');
});
