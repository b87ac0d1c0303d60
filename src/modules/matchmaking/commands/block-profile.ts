import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import { giveBack } from '../domain/allowance.ts';
import type { Blocks } from '../domain/blocks.ts';
import type { Matches } from '../domain/match/matches.ts';
import type { Profile } from '../domain/profile.ts';
import type { Profiles } from '../domain/profiles.ts';
import { profileOf } from '../index.ts';
import { holdItems } from '../match/hold-items.ts';
import { profileSeenBy } from '../profile/profile-seen-by.ts';
import type { MatchTopics } from '../domain/topic/match-topics.ts';
import type { ClosingPorts } from '../interest-request/close-open-requests.ts';

type Ports = ClosingPorts & {
  db: Knex;
  uow: UnitOfWork;
  profiles: Profiles;
  matches: Matches;
  matchTopics: MatchTopics;
  blocks: Blocks;
};

/**
 * Blocks a member without notice: neither discovers the other, an open request between them lapses and is given back,
 * and their match ends.
 */
export class BlockProfile extends UseCase<Ports> {
  /**
   * Idempotent.
   * @throws common.not-found unless the actor may see the other or knows of a request between them
   */
  async execute(actor: Actor, other: ProfileId): Promise<void> {
    const { db, uow, clock, requests, blocks } = this.ports;
    const own = profileOf(actor);
    const isSeen = (await profileSeenBy(this.ports, db, actor, other)) !== null;
    return uow.run(async (tx) => {
      await requests.lockPair(tx, own, other);
      if (await blocks.isBy(tx, own, other)) return;
      if (!isSeen && !(await requests.isAnyKnown(tx, own, other))) throw new DomainError('common.not-found');
      const [profile, blocked] = await this.loadPair(tx, own, other);
      await blocks.add(tx, own, other, clock.now());
      await this.lapse(tx, profile, blocked);
      await this.closeResponses(tx, own, other);
      await this.end(tx, profile, actor.userId, other);
    });
  }

  /** Excludes men whom a guardian sees through his wards: nothing can begin between him and them. */
  private async loadPair(tx: Tx, own: ProfileId, other: ProfileId): Promise<[Profile, Profile]> {
    const { profiles } = this.ports;
    const [profile, blocked] = [await profiles.read(tx, own), await profiles.read(tx, other)];
    if (!profile || !blocked || profile.state.gender === blocked.state.gender)
      throw new DomainError('common.not-found');
    return [profile, blocked];
  }

  private async lapse(tx: Tx, { state: own }: Profile, { state: other }: Profile): Promise<void> {
    const { clock, guardianship, requests, allowances } = this.ports;
    const id = await requests.openBetween(tx, own.id, other.id);
    if (!id) return;
    await guardianship.putApprovalOnHold(tx, 'interest_request', id);
    const request = await requests.find(tx, id);
    if (!request?.isOpen) return;
    const { from } = request.state;
    request.lapse(clock.now(), { bySender: from.profileId === own.id });
    await requests.save(tx, request);
    await giveBack(tx, allowances, from.accountId, clock.now());
  }

  /** Words of a refusal that are still under review reach nobody any more. */
  private async closeResponses(tx: Tx, own: ProfileId, other: ProfileId): Promise<void> {
    const { guardianship, requests } = this.ports;
    for (const id of await requests.responsesUnderReview(tx, own, other)) {
      await guardianship.putApprovalOnHold(tx, 'message', id);
      const request = await requests.find(tx, id);
      request?.closeResponse();
      if (request) await requests.save(tx, request);
    }
  }

  /** Ends their match as the blocker. The guardian's items are locked before the match, as everywhere. */
  private async end(tx: Tx, { state: own }: Profile, accountId: UserId, other: ProfileId): Promise<void> {
    const { clock, matches } = this.ports;
    const running = await matches.runningBetween(tx, own.id, other);
    if (!running) return;
    await holdItems(tx, this.ports, running);
    const match = await matches.find(tx, running.id);
    if (!match) return;
    match.end({ role: own.gender === 'male' ? 'man' : 'woman', accountId }, null, clock.now());
    await matches.save(tx, match);
  }
}
