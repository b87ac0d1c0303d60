import type { Actor } from '#kernel/actor.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { profileOf } from '../index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Lets a sender ask again whom the member had excluded when declining; the 90 days of a refusal still apply. */
export class LiftNeverAgain extends UseCase<Pick<UseCasePorts, 'uow' | 'requests' | 'neverAgain'>> {
  /** Idempotent, and does not reveal whether the profile exists. */
  execute(actor: Actor, sender: ProfileId): Promise<void> {
    const { uow, requests, neverAgain } = this.ports;
    const own = profileOf(actor);
    return uow.run(async (tx) => {
      await requests.lockPair(tx, own, sender);
      await neverAgain.remove(tx, own, sender);
    });
  }
}
