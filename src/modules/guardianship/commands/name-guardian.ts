import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Wali } from '../../identity/contracts/wali.schema.ts';
import { appointGuardian, requireWard } from '../guardian/appoint-guardian.ts';
import type { InvitingPorts } from '../guardian/guardian-ports.ts';

/**
 * The ward names her guardian, corrects an unverified one, or replaces a verified one, who loses access at once. The
 * named man is sent a new link and code, and the ward is notified.
 * @throws common.rate-limited, guardianship.not-a-ward and guardianship.too-many-replacements
 */
export class NameGuardian extends UseCase<InvitingPorts> {
  execute(wardId: UserId, wali: Wali): Promise<void> {
    const { ports } = this;
    return ports.uow.run(async (tx) => {
      await appointGuardian(ports, tx, await requireWard(ports, tx, wardId), wali);
    });
  }
}
