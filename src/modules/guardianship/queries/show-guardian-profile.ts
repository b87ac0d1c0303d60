import type { z } from 'zod';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { guardianProfile } from '../contracts/guardian.schema.ts';
import { guardianStatusOf, statusForWard } from '../domain/guardian-status.ts';
import { guardianStatusInputOf } from '../infra/guardian-record.ts';
import type { GuardianRow, WardRow } from '../infra/rows.ts';
import { unlinkedWards } from '../guardian/pending-invitations.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * The guardian's name, address, number of active wards, wards on hold (not active, or he knows that he does not
 * act), and wards whose record is not linked to this account yet.
 */
export class ShowGuardianProfile extends UseCase<Pick<UseCasePorts, 'db' | 'identity'>> {
  async execute(accountId: UserId): Promise<z.infer<typeof guardianProfile.answer>> {
    const { db, identity } = this.ports;
    type Row = GuardianRow & { profile_id: WardRow['profile_id'] | null };
    const rows: Row[] = await db('guardianship.guardian as g')
      .leftJoin('guardianship.ward as w', 'w.account_id', 'g.ward_id')
      .where({ 'g.account_id': accountId })
      .where((q) => void q.where({ 'g.state': 'verified' }).orWhere({ 'g.shown_empty': true }))
      .orderBy('g.named_at', 'desc')
      .select('g.*', 'w.profile_id');
    const wards = rows.filter((row) => row.ward_present || row.shown_empty);
    const onHold = rows.filter((row) => !row.shown_empty && (!row.acting || !row.ward_present));
    const names = await identity.namesOf(
      db,
      onHold.map((row) => row.ward_id),
    );
    return {
      name: rows[0]?.name ?? '',
      email: rows[0]?.email ?? '',
      wards: wards.length,
      onHold: onHold.map((row) => ({
        guardianId: row.id,
        wardFirstName: names.get(row.ward_id) ?? '',
        wardProfileId: row.profile_id,
        status: statusForWard(guardianStatusOf(guardianStatusInputOf(row))),
        isAway: !row.ward_present,
      })),
      unlinkedWards: (await unlinkedWards(db, identity, accountId)).map((ward) => ward.firstName),
    };
  }
}
