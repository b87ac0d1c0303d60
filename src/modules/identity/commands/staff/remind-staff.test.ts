import { expect, test } from 'vitest';
import type { Duty, Role } from '#kernel/contracts/roles.ts';
import { queueNames } from '#kernel/contracts/cases.ts';
import { queuesOf } from '../../domain/staff-digests.ts';

const ofMoney = ['refunds', 'payment-disputes'];

test.each<[Role, Duty[], string[]]>([
  ['admin', [], queueNames],
  ['moderator', [], ['reports']],
  ['staff', ['money', 'content'], ofMoney],
  ['staff', ['cases'], queueNames.filter((queue) => !ofMoney.includes(queue))],
  ['staff', ['figures'], []],
])('the digest of a %s with the duties %j is about the queues %j', (role, duties, expected) => {
  const queues = queueNames.map((queue) => ({ queue, waiting: 1, onHold: 0, oldestSince: null }));
  expect(
    queuesOf({ role, duties }, queues)
      .map(({ queue }) => queue)
      .sort(),
  ).toEqual([...expected].sort());
});
