import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { runQuery, batch } from '#kernel/persistence/json-query.ts';
import type { Tx } from '#kernel/tx.ts';
import { presenceChanged, profileVisibilityChanged } from '../../identity/events.ts';
import { guardianNamed, guardianStatusChanged } from '../../guardianship/events.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { isKhitba } from '../domain/match/match-stage.ts';
import type { Profile } from '../domain/profile.ts';
import { matchEnded, profileChanged, profileCreated, stageReached } from '../events.ts';
import { IN_KHITBA_AMONG } from '../infra/matches-repository.ts';
import type { BrowseCardRow } from '../infra/rows.ts';
import { cardOf, type CardColumn } from './card-of.ts';
import { recordFirstListed } from './first-listed.ts';
import { lockCards, writeCards } from './write-cards.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'profiles' | 'identity'> {
  facts: ReturnType<typeof cardFacts>;
}

export const cardFacts = ({ filterGuarded }: GuardianshipFacade) =>
  batch('matchmaking.card-facts', { guarded: filterGuarded, inKhitba: IN_KHITBA_AMONG });

/**
 * Updates the card by which a profile is listed and ranked (`cardOf`). Private profiles are hidden, inactive
 * members not present, and the end of a break needs no event.
 */
export function browseCardProjection(ports: Ports): Subscription[] {
  const { profiles, identity } = ports;
  const publish = (tx: Tx, accountId: UserId, shown: Partial<ShownOn>) => showCard(tx, ports, accountId, shown);
  const ofBoth = async (tx: Tx, sides: { profileId: ProfileId }[]) => {
    for (const { profileId } of sides) await write(tx, ports, await profiles.read(tx, profileId));
  };
  const ofWard = async (tx: Tx, { wardId }: { wardId: UserId }) =>
    write(tx, ports, await profiles.ofAccount(tx, wardId));
  return [
    inTransaction(profileCreated, 'matchmaking.card-created', async (tx, { profileId, accountId }) => {
      const hidden = !(await identity.hasPublicProfile(tx, accountId));
      await write(tx, ports, await profiles.read(tx, profileId), { hidden });
    }),
    inTransaction(profileChanged, 'matchmaking.card-changed', async (tx, { profileId }) =>
      write(tx, ports, await profiles.read(tx, profileId)),
    ),
    inTransaction(profileVisibilityChanged, 'matchmaking.card-visibility', (tx, { accountId, profileVisibility }) =>
      publish(tx, accountId, { hidden: profileVisibility === 'private' }),
    ),
    inTransaction(presenceChanged, 'matchmaking.card-presence', async (tx, { accountId, present }) => {
      const hidden = !(await identity.hasPublicProfile(tx, accountId));
      await publish(tx, accountId, { present, hidden });
    }),
    inTransaction(guardianNamed, 'matchmaking.card-guardian', ofWard),
    inTransaction(guardianStatusChanged, 'matchmaking.card-guardian', ofWard),
    inTransaction(stageReached, 'matchmaking.card-khitba', async (tx, { stage, man, woman }) => {
      if (isKhitba(stage)) await ofBoth(tx, [man, woman]);
    }),
    inTransaction(matchEnded, 'matchmaking.card-khitba-ended', (tx, { man, woman }) => ofBoth(tx, [man, woman])),
  ];
}

type ShownOn = Pick<BrowseCardRow, CardColumn>;

/** Profiles per transaction: few statements for many, and short waits for members who edit their profiles meanwhile. */
const BATCH = 2000;
/** One batch is computed while another is written. */
const CONCURRENCY = 2;

/**
 * Rebuilds all cards, a million in minutes, and returns their number. Safe while members act: each batch locks accounts
 * and then profiles, as every change does.
 */
export async function rebuildBrowseCards(ports: Ports): Promise<number> {
  const latest = await ports.uow.run((tx) => tx.db('matchmaking.profile').orderBy('id', 'desc').first('id'));
  let count = 0;
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun <= (latest?.id ?? 0)) {
      const after = begun;
      begun += BATCH;
      const made = await ports.uow.run((tx) => rebuildBatch(tx, ports, after));
      count += made;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return count;
}

async function rebuildBatch(tx: Tx, ports: Ports, after: number): Promise<number> {
  const { identity, profiles } = ports;
  const accounts = await tx
    .db('matchmaking.profile')
    .whereRaw('id > ? and id <= ?', [after, after + BATCH])
    .pluck('account_id');
  const present = await identity.filterActive(tx, accounts);
  const open = await identity.filterPublic(tx, accounts);
  const { cards, before } = await cardsOf(tx, ports, await profiles.ofAccounts(tx, accounts));
  const shown = (accountId: UserId) => ({ hidden: !open.has(accountId), present: present.has(accountId) });
  await writeCards(
    tx,
    cards.map((card) => ({ ...card, ...shown(card.account_id) })),
    before,
  );
  return cards.length;
}

async function write(tx: Tx, ports: Ports, profile: Profile | null, shown: Partial<ShownOn> = {}): Promise<void> {
  if (!profile) return;
  const { cards, before } = await cardsOf(tx, ports, [profile]);
  await writeCards(
    tx,
    cards.map((card) => ({ ...card, ...shown })),
    before,
  );
  await recordFirstListed(tx, [profile.state.id], ports.clock.now());
}

/** Locks the cards of these profiles with their places, then computes them from the present facts. */
async function cardsOf(tx: Tx, { facts }: Ports, of: Profile[]) {
  const ids = of.map((profile) => profile.state.id);
  const before = await lockCards(tx, ids);
  const wardIds = of.filter(({ state }) => state.gender === 'female').map(({ state }) => state.accountId);
  const { guarded, inKhitba } = await runQuery(tx.db, facts, { wardIds, profileIds: ids });
  const cards = of.map((profile) =>
    cardOf(profile, {
      guardianVerified: guarded.has(profile.state.accountId),
      isInKhitba: inKhitba.has(profile.state.id),
    }),
  );
  return { cards, before };
}

async function showCard(tx: Tx, { clock }: Ports, accountId: UserId, shown: Partial<ShownOn>): Promise<void> {
  const card = tx.db('matchmaking.browse_card').where({ account_id: accountId });
  const changed = await card.update(shown).returning('profile_id');
  await recordFirstListed(
    tx,
    changed.map((row) => row.profile_id),
    clock.now(),
  );
}
