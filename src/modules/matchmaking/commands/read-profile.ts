import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { ProfileRead } from '../contracts/admin-profiles.schema.ts';
import { profileForStaff, type StaffReadingPorts } from '../profile/profile-for-staff.ts';

/** Staff read a profile, with what is hidden of it; each reading is audited. */
export class ReadProfile extends AdminCommand<UserId, ProfileRead, StaffReadingPorts> {
  protected readonly verb = 'read-profile';
  protected readonly subjectType = 'user';

  /** @throws common.not-found without a profile, and to a reader whom it concerns; desk.words-withheld */
  protected async change(tx: Tx, id: UserId, { admin }: { admin: Actor }): Promise<AdminChange<ProfileRead>> {
    const answer = await profileForStaff(this.ports, tx.db, admin, id);
    if (!answer) throw new DomainError('common.not-found');
    return { subjectId: id, answer };
  }
}
