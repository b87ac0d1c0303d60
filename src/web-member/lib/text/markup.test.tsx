import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { markupOf } from './markup.ts';

function Broken(): never {
  throw new Error('broken');
}
const later = Promise.resolve('later').then((word) => word);
const Later = () => <p>{use(later)}</p>;

test('rendering fails if any part fails, without affecting other renderings', async () => {
  await expect(markupOf(<Broken />)).rejects.toThrow('broken');
  await expect(
    markupOf(
      <Suspense fallback={<p>wait</p>}>
        <Broken />
      </Suspense>,
    ),
  ).rejects.toThrow('broken');
  expect(await markupOf(<p>whole</p>)).toBe('<p>whole</p>');
});

test('a suspended part is awaited, and rendered in place without a script', async () => {
  const long = 'Salam. '.repeat(4000);
  const html = await markupOf(
    <Suspense fallback={<p>wait</p>}>
      <p>{long}</p>
      <Later />
    </Suspense>,
  );
  expect(html).toContain(long);
  expect(html).toContain('<p>later</p>');
  expect(html).not.toMatch(/<script|<template|wait/);
});
