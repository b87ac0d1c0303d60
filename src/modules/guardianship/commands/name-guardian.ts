import type { UserId } from '#kernel/values/ids.ts';
import type { Wali } from '../../identity/contracts/wali.ts';
import { appointGuardian, requireWard } from './appoint-guardian.ts';
import type { InvitingPorts } from './ports.ts';

/**
 * The ward names her guardian, corrects him while he is unverified, or names another in the place of a verified one,
 * who has no access from then on. The named man is sent a fresh link and code, and she is told. Throws
 * `common.rate-limited`, `guardianship.not-a-ward` and `guardianship.too-many-replacements`.
 */
export class NameGuardian {
  private readonly ports: InvitingPorts;
  constructor(ports: InvitingPorts) {
    this.ports = ports;
  }

  execute(wardId: UserId, wali: Wali): Promise<void> {
    const { ports } = this;
    return ports.uow.run(async (tx) => {
      await appointGuardian(ports, tx, await requireWard(ports, tx, wardId), wali);
    });
  }
}
