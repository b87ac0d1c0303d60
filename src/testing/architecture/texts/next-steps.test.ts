import { expect, test } from 'vitest';
import { declaredErrors } from '#kernel/errors.ts';
import '../../../app/container.ts';
import { projectRoot } from '../source-tree.ts';

const { fixableInPlace, refusalsWithStep }: Record<string, string[]> = await import(
  `${projectRoot}/src/web-member/lib/next-step.ts`
);

test('every refusal leads on by one step, or is mended where it appears', () => {
  expect([...refusalsWithStep!, ...fixableInPlace!].toSorted()).toEqual([...declaredErrors().keys()].toSorted());
});
