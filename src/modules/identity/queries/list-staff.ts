import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { UseCase } from '#kernel/use-case.ts';

export interface StaffAccount {
  email: string;
  role: Actor['role'];
  duties: Actor['duties'];
  isActive: boolean;
}

/** Lists the accounts of the staff, also disabled ones, for the operator. */
export class ListStaff extends UseCase<{ db: Knex }> {
  async execute(): Promise<StaffAccount[]> {
    const rows = await this.ports
      .db('identity.account')
      .whereNot({ role: 'member' })
      .orderBy(['role', 'email'])
      .select('email', 'role', 'duties', 'is_active');
    return rows.map(({ email, role, duties, is_active: isActive }) => ({ email, role, duties, isActive }));
  }
}
