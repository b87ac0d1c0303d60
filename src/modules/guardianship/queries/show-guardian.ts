import type { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import type { GuardianId, ProfileId, UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { FREE_REPLACEMENTS } from '../contracts/guardian.ts';
import type { guardian } from '../contracts/guardian.schema.ts';
import { replacementsCountSince } from '../domain/replacing.ts';
import type { GuardianStatus } from '../contracts/guardian-status.ts';
import { guardianStatusOf, statusForWard } from '../domain/guardian-status.ts';
import { IS_SHOWN_TO_HIM } from '../infra/guardians-repository.ts';
import { PHONE, guardianStatusInputOf } from '../infra/guardian-record.ts';
import type { GuardianRow } from '../infra/rows.ts';
import { emptyWardsOf, wardsOf } from '../guardian/wards-of.ts';
import { unlinkedWards, pendingInvitations } from '../guardian/pending-invitations.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type View = z.infer<typeof guardian>;
/** A ward's guardian, or a guardian's own record with one of his wards; null for others. */
export class ShowGuardian extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'seals' | 'identity'>> {
  /** @throws common.not-found if he has no ward with this profile */
  async execute(accountId: UserId, wardProfileId?: ProfileId): Promise<View | null> {
    const { db } = this.ports;
    const ofWard = await db('guardianship.guardian')
      .where({ ward_id: accountId })
      .whereIn('state', ['pending', 'verified'])
      .first();
    if (ofWard && wardProfileId === undefined) return this.view(ofWard, { isSelf: false, wards: [] });
    const wards = await this.wardsOf(accountId);
    const own = await db('guardianship.guardian as g')
      .leftJoin('guardianship.ward as w', 'w.account_id', 'g.ward_id')
      .where({ 'g.account_id': accountId })
      .whereRaw(IS_SHOWN_TO_HIM)
      .modify((q) => wardProfileId !== undefined && q.where({ 'w.profile_id': wardProfileId }))
      .modify((q) => wardProfileId !== undefined && q.whereRaw('(ward_present or shown_empty)'))
      .orderByRaw('(ward_present or shown_empty) desc, named_at, g.id')
      .first<GuardianRow | undefined>('g.*');
    if (!own && wardProfileId !== undefined) throw new DomainError('common.not-found');
    return own ? this.view(own, { isSelf: true, wards }) : null;
  }

  private async wardsOf(accountId: UserId): Promise<View['wards']> {
    const { db, identity } = this.ports;
    const guarded = await wardsOf(db, identity, accountId);
    const named = [
      ...(await unlinkedWards(db, identity, accountId)),
      ...(await pendingInvitations(db, identity, accountId)),
    ];
    const waiting = await this.waitingFor(guarded.map((ward) => ward.guardianId));
    return [
      ...[...guarded, ...(await emptyWardsOf(db, identity, accountId))].map(
        ({ guardianId, profileId, firstName, relation }) => ({
          wardProfileId: profileId,
          wardFirstName: firstName,
          relation,
          isVerified: true,
          pendingApprovals: waiting.get(guardianId) ?? 0,
        }),
      ),
      ...named.map(({ firstName, relation }) => ({
        wardProfileId: null,
        wardFirstName: firstName,
        relation,
        isVerified: false,
        pendingApprovals: 0,
      })),
    ];
  }

  private async replacementsLeft(wardId: UserId): Promise<number> {
    const { db, clock } = this.ports;
    const spent = await db('guardianship.guardian')
      .where({ ward_id: wardId, state: 'replaced' })
      .where('replaced_at', '>', replacementsCountSince(clock.now()))
      .pluck('id');
    return Math.max(0, FREE_REPLACEMENTS - spent.length);
  }

  private async waitingFor(guardianIds: GuardianId[]): Promise<Map<GuardianId, number>> {
    const rows = await this.ports
      .db('guardianship.approval')
      .whereIn('guardian_id', guardianIds)
      .where({ status: 'pending', blocked_by: [] })
      .groupBy('guardian_id')
      .select('guardian_id')
      .count({ n: '*' });
    return new Map(rows.map((row) => [row.guardian_id, Number(row.n)]));
  }

  private async view(row: GuardianRow, reader: Pick<View, 'isSelf' | 'wards'>): Promise<View> {
    return {
      name: row.name,
      relation: row.relation,
      email: row.email,
      // Earlier reports would reveal that the site has written to this address before.
      isUndeliverable:
        !reader.isSelf && (await this.ports.identity.isUndeliverable(this.ports.db, row.email, row.named_at)),
      phone: (await this.ports.seals.open(PHONE, row.id, row.phone)) ?? '',
      language: row.language,
      isVerified: row.acting || (reader.isSelf && row.shown_empty),
      verifiedAt: row.verified_at?.toISOString() ?? null,
      status: statusFor(row, reader),
      replacementsLeft: reader.isSelf ? 0 : await this.replacementsLeft(row.ward_id),
      ...reader,
    };
  }
}

/** He reads that he is verified while he may not notice that he does not act. */
const statusFor = (row: GuardianRow, { isSelf }: Pick<View, 'isSelf'>): GuardianStatus =>
  isSelf && row.shown_empty ? 'verified' : statusForWard(guardianStatusOf(guardianStatusInputOf(row)));
