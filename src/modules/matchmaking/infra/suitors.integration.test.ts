import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import { Tx } from '#kernel/tx.ts';
import { newId, type MatchId, type ProfileId, type RequestId, type UserId } from '#kernel/values/ids.ts';
import { account } from '../../../testing/many-profiles.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { CONSENT_VERSION } from '../contracts/consent.ts';
import type { CreateProfile } from '../contracts/profiles.schema.ts';
import { Profile } from '../domain/profile.ts';
import { profiles } from './profiles-repository.ts';
import type { InterestRequestRow } from './rows.ts';
import { suitors } from './suitors.ts';

const db = await testDatabase();
const at = new Date('2026-11-21T12:00:00Z');
const [HER, HIM, OTHER] = [1, 2, 3] as ProfileId[];
const accountOf = (id?: ProfileId) => `0190f3a2-0000-7000-8000-00000000000${id}` as UserId;

interface Contact {
  from: ProfileId;
  status: InterestRequestRow['status'];
  match?: 'active' | 'paused' | 'ended';
}

/** Returns whether each man is a suitor of hers after this contact between her and the first of them. */
async function suitorsAfter({ from, status, match }: Contact): Promise<boolean[]> {
  return db.transaction(async (trx) => {
    const tx = new Tx(trx);
    for (const id of [HER, HIM, OTHER] as ProfileId[]) {
      const gender = id === HER ? 'female' : 'male';
      const form = { ...account(gender).stated, gender, age: 40, consentVersion: CONSENT_VERSION } as CreateProfile;
      await profiles.save(tx, Profile.create(id, accountOf(id), form, at, 'UTC'));
    }
    const request = newId<RequestId>(at);
    await trx('matchmaking.interest_request').insert({
      id: request,
      from_profile_id: from,
      to_profile_id: from === HER ? HIM : HER,
      ward_profile_id: HER,
      status,
      created_at: at,
      approved_at: status === 'guardian_pending' ? null : at,
      expires_at: after(at, 30 * DAY),
    });
    if (match)
      await trx('matchmaking.match').insert({
        id: newId<MatchId>(at),
        request_id: request,
        man_profile_id: HIM,
        woman_profile_id: HER,
        status: match,
        stage: 'initial_conversation',
        paused_by: match === 'paused' ? ['man'] : [],
        created_at: at,
        updated_at: at,
      });
    const answers = [];
    for (const man of [HIM, OTHER]) answers.push(await suitors.isSuitor(tx, accountOf(HER), [accountOf(man)]));
    return answers;
  });
}

test.each<[string, Contact, boolean]>([
  ['his request to her', { from: HIM!, status: 'guardian_pending' }, true],
  ['her guardian approved his request', { from: HIM!, status: 'pending' }, true],
  ['her own request has not reached him', { from: HER!, status: 'guardian_pending' }, false],
  ['her request has reached him', { from: HER!, status: 'pending' }, true],
  ['his request was declined', { from: HIM!, status: 'declined' }, false],
  ['her request was withdrawn', { from: HER!, status: 'withdrawn' }, false],
  ['they are matched', { from: HIM!, status: 'accepted', match: 'active' }, true],
  ['their match is paused', { from: HER!, status: 'accepted', match: 'paused' }, true],
  ['their match has ended', { from: HIM!, status: 'accepted', match: 'ended' }, false],
])('%s: whether he is a suitor (R-D.2)', async (_, contact, isSuitor) => {
  expect(await suitorsAfter(contact)).toEqual([isSuitor, false]);
});
