import type { Knex } from 'knex';
import type { User } from '../contracts/auth.schema.ts';
import { TERMS_VERSION } from '../contracts/terms.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { isMember } from '../domain/account-state.ts';

export class GetCurrentUser extends UseCase<{ db: Knex }> {
  /** @throws common.unauthenticated if the account is gone */
  async execute(userId: UserId): Promise<User> {
    const row = await this.ports.db('identity.account').where({ id: userId }).first();
    if (!row) throw new DomainError('common.unauthenticated');
    const who = { profileId: row.profile_id, isGuardian: row.is_guardian };
    return {
      id: row.id,
      email: row.email,
      username: row.username,
      firstName: row.display_name,
      role: row.role,
      duties: row.duties,
      gender: row.gender,
      ...who,
      isMember: isMember({ ...who, membershipEnabled: row.membership_enabled }),
      emailConfirmed: row.email_confirmed_at !== null,
      language: row.language,
      termsAccepted: row.terms_version === TERMS_VERSION,
      deletionScheduledFor: row.deletion_scheduled_for?.toISOString() ?? null,
    };
  }
}
