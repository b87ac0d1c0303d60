import type { MatchId, ReleaseId } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import { FamilyContact, type NamedRelative, type Release } from '../domain/family/family-contact.ts';
import type { FamilyContacts } from '../domain/family/family-contacts.ts';
import type { ContactReleaseRow, NamedRelativeRow } from './rows.ts';

const RELEASES = 'matchmaking.contact_release';
const RELATIVES = 'matchmaking.named_relative';

export const releaseOfRow = (row: ContactReleaseRow): Release => ({
  id: row.id,
  guardianId: row.guardian_id,
  accountId: row.account_id,
  kind: row.kind,
  opened: row.opened,
  createdAt: row.created_at,
  endedAt: row.ended_at,
});

export const relativeOfRow = (row: NamedRelativeRow): NamedRelative => ({
  state: row.state,
  requestedAt: row.requested_at,
  namedAt: row.named_at,
  declinedAt: row.declined_at,
  opened: row.opened,
  timesNamed: row.times_named,
  tokenHash: row.token_hash,
});

export const familyContacts = (seals: Seals): FamilyContacts => ({
  async ofMatch(tx, match) {
    const releases = await tx.db(RELEASES).where({ match_id: match.id }).orderBy('id', 'desc');
    const relative = await tx.db(RELATIVES).where({ match_id: match.id }).first();
    return FamilyContact.from({
      match,
      releases: releases.map(releaseOfRow),
      relative: relative ? relativeOfRow(relative) : null,
    });
  },

  async save(tx, contact) {
    const { match, releases, relative } = contact.state;
    for (const release of releases) await saveRelease(tx, seals, match.id, release);
    if (relative) await saveRelative(tx, seals, match.id, relative);
    tx.record(...contact.takeEvents());
  },

  async openRelease(tx, id) {
    const row = await tx.db(RELEASES).where({ id }).first('value', 'call_times');
    if (!row) return { value: null, callTimes: null };
    return {
      value: await seals.open(`${RELEASES}.value`, id, row.value),
      callTimes: await seals.open(`${RELEASES}.call_times`, id, row.call_times),
    };
  },

  async openRelative(tx, matchId) {
    const row = await tx.db(RELATIVES).where({ match_id: matchId }).first('name', 'relation', 'phone', 'email');
    if (!row?.name || !row.relation || !row.phone) return null;
    return {
      name: await seals.open(`${RELATIVES}.name`, matchId, row.name),
      relation: await seals.open(`${RELATIVES}.relation`, matchId, row.relation),
      phone: await seals.open(`${RELATIVES}.phone`, matchId, row.phone),
      email: await seals.open(`${RELATIVES}.email`, matchId, row.email),
    };
  },

  async matchOfLink(tx, tokenHash) {
    const row = await tx.db(RELATIVES).where({ token_hash: tokenHash }).first('match_id');
    return row?.match_id ?? null;
  },

  matchesWithReleasesOf: (tx, guardianId) =>
    tx
      .db(RELEASES)
      .where({ guardian_id: guardianId, ended_at: null })
      .distinct('match_id')
      .orderBy('match_id')
      .pluck('match_id'),
});

async function saveRelease(tx: Tx, seals: Seals, matchId: MatchId, release: Release): Promise<void> {
  const { id, guardianId, accountId, kind, opened, createdAt, endedAt, texts } = release;
  const changed = { opened, ended_at: endedAt, ...(texts && (await sealedTexts(tx, seals, id, texts))) };
  // Most are unchanged or only counted.
  if ((await tx.db(RELEASES).where({ id }).update(changed)) > 0) return;
  const its = { match_id: matchId, guardian_id: guardianId, account_id: accountId, kind, created_at: createdAt };
  await tx.db(RELEASES).insert({ id, ...its, ...changed });
}

const sealedTexts = async (tx: Tx, seals: Seals, id: ReleaseId, texts: NonNullable<Release['texts']>) => ({
  value: await seals.seal(tx, `${RELEASES}.value`, id, texts.value),
  call_times: await seals.seal(tx, `${RELEASES}.call_times`, id, texts.callTimes),
});

async function saveRelative(tx: Tx, seals: Seals, id: MatchId, relative: NamedRelative): Promise<void> {
  const { details } = relative;
  const row = {
    state: relative.state,
    requested_at: relative.requestedAt,
    named_at: relative.namedAt,
    declined_at: relative.declinedAt,
    opened: relative.opened,
    times_named: relative.timesNamed,
    token_hash: relative.tokenHash,
    ...(details !== undefined && {
      name: await seals.seal(tx, `${RELATIVES}.name`, id, details?.name ?? null),
      relation: await seals.seal(tx, `${RELATIVES}.relation`, id, details?.relation ?? null),
      phone: await seals.seal(tx, `${RELATIVES}.phone`, id, details?.phone ?? null),
      email: await seals.seal(tx, `${RELATIVES}.email`, id, details?.email ?? null),
    }),
  };
  // Not an upsert: its first row, without the stored texts, would break the constraint.
  if ((await tx.db(RELATIVES).where({ match_id: id }).update(row)) === 0)
    await tx.db(RELATIVES).insert({ match_id: id, ...row });
}
