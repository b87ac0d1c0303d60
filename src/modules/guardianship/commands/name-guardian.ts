import { chosenMorning } from '#kernel/values/chosen-morning.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UTC } from '#kernel/values/local-day.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { NamedWali } from '../contracts/guardian.schema.ts';
import { appointGuardian, requireWard } from '../guardian/appoint-guardian.ts';
import type { InvitingPorts } from '../guardian/guardian-ports.ts';

/**
 * The ward names her guardian, corrects an unverified one, or replaces a verified one, who loses access at once. The
 * named man is sent a new link and code, and the ward is notified.
 * @throws common.rate-limited, guardianship.not-a-ward and guardianship.too-many-replacements
 * @throws with the field `notifyFrom` if the day is not ahead, or too far ahead
 */
export class NameGuardian extends UseCase<InvitingPorts> {
  execute(wardId: UserId, { notifyFrom: day, ...wali }: NamedWali, zone: string = UTC): Promise<void> {
    const { ports } = this;
    return ports.uow.run(async (tx) => {
      const notifyFrom = day ? chosenMorning('notifyFrom', day, zone, ports.clock.now()) : null;
      await appointGuardian(ports, tx, await requireWard(ports, tx, wardId), wali, { notifyFrom });
    });
  }
}
