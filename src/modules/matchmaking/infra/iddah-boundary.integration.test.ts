import { beforeEach, expect, test } from 'vitest';
import { after, FixedClock, HOUR } from '#kernel/clock.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { Tx } from '#kernel/tx.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { account } from '../../../testing/many-profiles.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { IS_DISCOVERABLE_QUERY } from '../browse/browse-sql.ts';
import { CONSENT_VERSION } from '../contracts/consent.ts';
import type { CreateProfile } from '../contracts/profiles.schema.ts';
import { Profile } from '../domain/profile.ts';
import { cardOf } from '../projections/card-of.ts';
import { writeCards } from '../projections/write-cards.ts';
import { iddahBy } from './iddah-repository.ts';
import { profiles } from './profiles-repository.ts';

const db = await testDatabase();
const LAST_DAY = '2027-01-10';
const stated = new Date('2026-11-21T12:00:00Z');
const zones = ['Pacific/Auckland', 'Europe/London', 'America/Los_Angeles'];
const idOf = (zone: string) => (zones.indexOf(zone) + 1) as ProfileId;
const accountOf = (zone: string) => `0190f3a2-0000-7000-8000-00000000000${idOf(zone)}` as UserId;

/** Her local day, by another way than the software's. */
const localDay = (zone: string, at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at);

beforeEach(async () => {
  await db.transaction(async (trx) => {
    for (const zone of zones) {
      const form = {
        ...account('female').stated,
        gender: 'female',
        age: 40,
        currentMaritalStatus: 'widowed',
        iddahStatus: 'until',
        iddahEndsOn: LAST_DAY,
        consentVersion: CONSENT_VERSION,
      } as CreateProfile;
      const profile = Profile.create(idOf(zone), accountOf(zone), form, stated, zone);
      await profiles.save(new Tx(trx), profile);
      const card = cardOf(profile, { guardianVerified: true, isInKhitba: false });
      await writeCards(new Tx(trx), [{ ...card, hidden: false, present: true }], []);
    }
  });
});

/** Returns whether her waiting period runs, by each place that decides it. */
async function answersAt(zone: string, at: Date) {
  return db.transaction(async (trx) => {
    const tx = new Tx(trx);
    const [discoverable] = await prepared(trx, IS_DISCOVERABLE_QUERY, { me: idOf(zone), now: at });
    const profile = await profiles.read(tx, idOf(zone));
    const due = await profiles.findEndedBreaks(tx, at);
    return {
      domain: profile!.isInIddahAt(at),
      guardianship: await iddahBy(new FixedClock(at)).runsFor(tx, accountOf(zone)),
      lists: discoverable === undefined,
      sweep: !due.includes(accountOf(zone)),
    };
  });
}

test.each(zones)('in %s it runs through every hour of its last day, and no longer', async (zone) => {
  const noon = new Date(`${LAST_DAY}T12:00:00Z`);
  const hours = Array.from({ length: 73 }, (_, hour) => after(noon, (hour - 36) * HOUR));
  const moments = hours.flatMap((hour) => [after(hour, -1), hour]);
  expect(new Set(moments.map((at) => localDay(zone, at)))).toContain('2027-01-11');
  expect(hours.filter((at) => localDay(zone, at) === LAST_DAY)).toHaveLength(24);
  for (const at of moments) {
    const runs = localDay(zone, at) <= LAST_DAY;
    const expected = { domain: runs, guardianship: runs, lists: runs, sweep: runs };
    expect(await answersAt(zone, at), at.toISOString()).toEqual(expected);
  }
});
