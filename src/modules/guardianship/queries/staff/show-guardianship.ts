import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { userGuardianship } from '../../contracts/admin-guardians.schema.ts';
import { guardianStatusOf } from '../../domain/guardian-status.ts';
import { guardianStatusInputOf } from '../../infra/guardian-record.ts';
import { guardians } from '../../infra/cases.ts';
import type { GuardianRow } from '../../infra/rows.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Guardianship = z.infer<typeof userGuardianship.answer>;

/** A ward's present guardian with the state of his invitation, and the wards of a guardian; for admins. */
export class ShowGuardianship extends UseCase<Pick<UseCasePorts, 'identity'> & Pick<Kernel, 'db' | 'clock'>> {
  /**
   * @throws common.not-found
   * @throws common.forbidden for the reader's own guardian or ward, since he may not notice a hold
   */
  async execute(id: UserId, reader: Actor): Promise<Guardianship> {
    const { db, identity } = this.ports;
    if (!(await identity.namesOf(db, [id])).has(id)) throw new DomainError('common.not-found');
    const about = (account: UserId) =>
      db('guardianship.guardian')
        .whereRaw(guardians(identity).concerns, { account })
        .whereIn('state', ['pending', 'verified']);
    const rows: GuardianRow[] = await about(id).orderBy('named_at');
    const own = new Set((await about(reader.userId).select('id')).map((row) => row.id));
    if (rows.some((row) => own.has(row.id))) throw new DomainError('common.forbidden');
    const names = await identity.namesOf(
      db,
      rows.map((row) => row.ward_id),
    );
    const hers = rows.find((row) => row.ward_id === id);
    return {
      guardian: hers ? await this.guardianOf(hers) : null,
      wards: rows
        .filter((row) => row.ward_id !== id)
        .map((row) => ({
          userId: row.ward_id,
          firstName: names.get(row.ward_id) ?? '',
          relation: row.relation,
          status: guardianStatusOf(guardianStatusInputOf(row)),
        })),
    };
  }

  private async guardianOf(row: GuardianRow): Promise<Guardianship['guardian']> {
    const { db, clock, identity } = this.ports;
    const isOpen = row.code_expires_at !== null && row.code_expires_at > clock.now();
    return {
      id: row.id,
      userId: row.account_id,
      name: row.name,
      email: row.email,
      relation: row.relation,
      status: guardianStatusOf(guardianStatusInputOf(row)),
      namedAt: row.named_at.toISOString(),
      verifiedAt: row.verified_at?.toISOString() ?? null,
      invitation: row.state === 'verified' ? 'answered' : isOpen ? 'open' : 'expired',
      isUndeliverable: await identity.isUndeliverable(db, row.email, row.named_at),
    };
  }
}
