import { expect, test } from 'vitest';
import { declaredErrors } from '#kernel/errors.ts';
import '../../../app/container.ts';
import { projectRoot } from '../source-tree.ts';

const { fixableInPlace, refusalsWithStep }: Record<string, string[]> = await import(
  `${projectRoot}/src/web-member/lib/next-step.ts`
);

test('each refusal offers a next step or can be fixed in place', () => {
  expect([...refusalsWithStep!, ...fixableInPlace!].toSorted()).toEqual([...declaredErrors().keys()].toSorted());
});
