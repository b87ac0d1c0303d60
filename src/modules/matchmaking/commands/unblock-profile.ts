import type { Actor } from '#kernel/actor.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Blocks } from '../domain/blocks.ts';
import type { InterestRequests } from '../domain/interest-request.ts';
import { profileOf } from '../index.ts';

/** Lifts the member's own block. Restores nothing that the block ended. */
export class UnblockProfile extends UseCase<{ uow: UnitOfWork; requests: InterestRequests; blocks: Blocks }> {
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
