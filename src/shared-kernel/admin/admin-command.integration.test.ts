import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/server/database.ts';
import type { Actor } from '../actor.ts';
import { AdminCommand, type AdminChange } from './admin-command.ts';
import { FixedClock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { newId, type UserId } from '../values/ids.ts';
import type { Tx } from '../tx.ts';
import { UnitOfWork } from '../unit-of-work.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
const uow = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });
const admin: Actor = {
  userId: newId<UserId>(clock.now()),
  role: 'admin',
  duties: [],
  gender: null,
  profileId: null,
  isGuardian: false,
  isMember: true,
  isLeaving: false,
};

class SaveName extends AdminCommand<{ name: string; refused?: boolean }, string> {
  protected readonly verb = 'change';
  protected readonly subjectType = 'user';

  protected async change(tx: Tx, { name, refused }: { name: string; refused?: boolean }): Promise<AdminChange<string>> {
    await tx.db('kernel.inbox').insert({ subscriber: name, event_id: newId(clock.now()) });
    if (refused) throw new DomainError('common.conflict');
    return { subjectId: name, before: null, after: { name }, answer: `kept ${name}` };
  }
}
const save = new SaveName({ uow, clock });
const entriesOf = (name: string) => db('kernel.audit').where({ subject_id: name });
const stored = async (name: string) => (await db('kernel.inbox').where({ subscriber: name })).length;

test('a change and its audit entry are stored together', async () => {
  expect(await save.execute({ name: 'amina' }, { admin, reason: 'asked by her', requestId: 'r1' })).toBe('kept amina');
  expect(await stored('amina')).toBe(1);
  expect(await entriesOf('amina')).toEqual([
    expect.objectContaining({
      at: clock.now(),
      actor: admin.userId,
      role: 'admin',
      verb: 'change',
      subject_type: 'user',
      reason: 'asked by her',
      request_id: 'r1',
      before: null,
      after: { name: 'amina' },
    }),
  ]);
});

test('a refusal stores neither', async () => {
  const refused = save.execute({ name: 'bilal', refused: true }, { admin, reason: 'none', requestId: 'r2' });
  await expect(refused).rejects.toThrow('common.conflict');
  expect([await stored('bilal'), await entriesOf('bilal')]).toEqual([0, []]);
});

test("an omitted optional reason is audited as 'not stated'", async () => {
  await save.execute({ name: 'umar' }, { admin, requestId: 'r3' });
  expect(await entriesOf('umar')).toEqual([expect.objectContaining({ reason: 'not stated' })]);
});
