import { withFact, type Subscription } from '#kernel/events.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import { presenceChanged, profileVisibilityChanged } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { guardianNamed, guardianStatusChanged } from '../../guardianship/events.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { ProfileField } from '../contracts/profile-field.ts';
import { profileFields } from '../contracts/profile-fields.ts';
import { fold } from '../domain/fold.ts';
import type { Matches } from '../domain/matches.ts';
import type { Profile, Profiles } from '../domain/profile.ts';
import { restsUntil } from '../domain/rest.ts';
import { matchEnded, profileChanged, profileCreated, stageReached } from '../events.ts';
import type { BrowseCardRow } from '../infra/tables.ts';

interface Ports {
  uow: UnitOfWork;
  profiles: Profiles;
  matches: Matches;
  guardianship: GuardianshipFacade;
  identity: IdentityFacade;
}

/**
 * Keeps the row by which a profile is found and ranked. Listed are complete profiles, a sister's only while her
 * guardian is verified (decisions 4.1), and none of somebody who married here (5.8). A private one is hidden all the
 * same (8.1), and that of somebody who is not there from everybody. One that rests is found again when its date is
 * come, whatever else happens.
 */
export function browseCardProjection(ports: Ports): Subscription[] {
  const { profiles, identity } = ports;
  const ofBoth = async (tx: Tx, sides: { profileId: ProfileId }[]) => {
    for (const { profileId } of sides) await write(tx, ports, await profiles.read(tx, profileId));
  };
  const ofWard = async (tx: Tx, { wardId }: { wardId: UserId }) =>
    write(tx, ports, await profiles.ofAccount(tx, wardId));
  return [
    withFact(profileCreated, 'matchmaking.card-created', async (tx, { profileId, accountId }) => {
      await write(tx, ports, await profiles.read(tx, profileId));
      await show(tx, accountId, { hidden: !(await identity.hasPublicProfile(tx, accountId)) });
    }),
    withFact(profileChanged, 'matchmaking.card-changed', async (tx, { profileId }) =>
      write(tx, ports, await profiles.read(tx, profileId)),
    ),
    withFact(profileVisibilityChanged, 'matchmaking.card-visibility', (tx, { accountId, profileVisibility }) =>
      show(tx, accountId, { hidden: profileVisibility === 'private' }),
    ),
    withFact(presenceChanged, 'matchmaking.card-presence', async (tx, { accountId, present }) => {
      const hidden = !(await identity.hasPublicProfile(tx, accountId));
      await show(tx, accountId, { present, hidden });
    }),
    withFact(guardianNamed, 'matchmaking.card-guardian', ofWard),
    withFact(guardianStatusChanged, 'matchmaking.card-guardian', ofWard),
    withFact(stageReached, 'matchmaking.card-married', async (tx, { stage, man, woman }) => {
      if (stage === 'completed') await ofBoth(tx, [man, woman]);
    }),
    withFact(matchEnded, 'matchmaking.card-single', (tx, { man, woman }) => ofBoth(tx, [man, woman])),
  ];
}

const BATCH = 100;

/**
 * Makes every card anew. Safe beside live events: each batch locks its accounts and then its profiles, as whoever
 * changes them does, so that a card is written either before such a change or after it.
 */
export async function rebuildBrowseCards(ports: Ports): Promise<number> {
  let count = 0;
  for (let last = 0; ;) {
    const ids = await ports.uow.run((tx) => rebuildBatch(tx, ports, last));
    count += ids.length;
    if (ids.length < BATCH) return count;
    last = ids.at(-1)!;
  }
}

async function rebuildBatch(tx: Tx, ports: Ports, after: number): Promise<ProfileId[]> {
  const { identity, profiles } = ports;
  const batch = await tx
    .db('matchmaking.profile')
    .whereRaw('id > ?', [after])
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'account_id');
  const accounts = batch.map((row) => row.account_id);
  const present = await identity.presentAmong(tx, accounts);
  for (const accountId of accounts) {
    const hidden = !(await identity.hasPublicProfile(tx, accountId));
    await write(tx, ports, await profiles.ofAccount(tx, accountId));
    await show(tx, accountId, { hidden, present: present.has(accountId) });
  }
  return batch.map((row) => row.id);
}

async function write(tx: Tx, { guardianship, matches }: Ports, profile: Profile | null): Promise<void> {
  if (!profile) return;
  const { guardianVerified } = await guardianship.guardianStatusOf(tx.db, profile.state.accountId);
  const isMarried = await matches.isMarried(tx, profile.state.id);
  const card = cardOf(profile, { guardianVerified, isMarried });
  await tx.db('matchmaking.browse_card').insert(card).onConflict('profile_id').merge();
}

async function show(tx: Tx, accountId: UserId, shown: Partial<Pick<BrowseCardRow, 'hidden' | 'present'>>) {
  await tx.db('matchmaking.browse_card').where({ account_id: accountId }).update(shown);
}

function cardOf(profile: Profile, { guardianVerified, isMarried }: { guardianVerified: boolean; isMarried: boolean }) {
  const { id, accountId, gender, bornOn, rest } = profile.state;
  const stated = profile.statedOnly;
  const [youngest, oldest] = stated.preferredAgeRange?.split('-').map(Number) ?? [];
  return {
    profile_id: id,
    account_id: accountId,
    gender,
    listed: !isMarried && (gender === 'female' ? guardianVerified : !profile.hasFourWives),
    guardian_verified: guardianVerified,
    rests_until: restsUntil(rest),
    born_on: bornOn,
    location: stated.location ?? '',
    wish_age_min: youngest ?? null,
    wish_age_max: oldest ?? null,
    ...columnsOf(stated),
  };
}

/**
 * What was stated, by the columns that the fields name: lines folded as they are searched, no choice as an empty list.
 */
function columnsOf(stated: Record<string, unknown>): Partial<BrowseCardRow> {
  const valueOf = (field: string, { kind }: ProfileField) => {
    const value = stated[field];
    if (kind === 'line') return typeof value === 'string' && value !== '' ? fold(value) : null;
    return value ?? (kind === 'several' ? [] : null);
  };
  return Object.fromEntries(
    Object.entries<ProfileField>(profileFields).flatMap(([name, field]) =>
      field.column ? [[field.column, valueOf(name, field)]] : [],
    ),
  );
}
