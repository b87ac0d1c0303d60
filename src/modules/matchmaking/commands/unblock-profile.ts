import type { Actor } from '#kernel/actor.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { profileOf } from '../index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Lifts the member's own block. Restores nothing that the block ended. */
export class UnblockProfile extends UseCase<Pick<UseCasePorts, 'uow' | 'requests' | 'blocks'>> {
  /** Idempotent, and does not reveal whether the profile exists. */
  execute(actor: Actor, other: ProfileId): Promise<void> {
    const { uow, requests, blocks } = this.ports;
    const own = profileOf(actor);
    return uow.run(async (tx) => {
      await requests.lockPair(tx, own, other);
      await blocks.remove(tx, own, other);
    });
  }
}
