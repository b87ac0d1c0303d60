import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type ProfileId, type RequestId } from '#kernel/values/ids.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { OVERSIGHT_VERSION } from '../contracts/interest-requests.ts';
import { giveBack } from '../domain/allowance.ts';
import { InterestRequest } from '../domain/interest-request.ts';
import { refusalsBindSince, requireSendable } from '../domain/introduction.ts';
import type { Profile } from '../domain/profile.ts';
import { requireQuotable } from '../domain/profile/quote.ts';
import { isHidden } from '../domain/moderation/hidden-parts.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  | 'uow'
  | 'clock'
  | 'identity'
  | 'guardianship'
  | 'billing'
  | 'profiles'
  | 'requests'
  | 'matches'
  | 'allowances'
  | 'blocks'
  | 'neverAgain'
>;
interface Wish {
  toProfileId: ProfileId;
  message?: string | undefined;
  quote?: string | undefined;
}

/**
 * Sends an interest request and spends one of the allowance, exactly. Gathers the facts for the rules of
 * `domain/introduction.ts` in lock order, and checks each group of rules as soon as it can.
 */
export class SendInterestRequest extends UseCase<Ports> {
  execute(actor: Actor, { toProfileId, message, quote }: Wish): Promise<RequestId> {
    const { uow, clock, requests, allowances } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      // Before either profile: a crossing request waits here (ADR 39).
      if (actor.profileId !== null) await requests.lockPair(tx, actor.profileId, toProfileId);
      const sender = await this.sender(tx, actor);
      const receiver = await this.receiver(tx, sender, toProfileId);
      const [from, to] = [sideOf(sender), sideOf(receiver)];

      const allowance = await allowances.find(tx, actor.userId);
      requireSendable('allowance', { hasRequestLeft: allowance?.spendOne(at) ?? false });
      const unknown = await this.requireFreePair(tx, from.profileId, to.profileId, at);
      requireQuotable(quote ?? null, receiver);
      if (unknown) await this.supersede(tx, unknown, at);
      if (allowance) await allowances.save(tx, allowance);

      const ward = sender.state.gender === 'female' ? from : to;
      const words = { message: message ?? null, quote: quote ?? null, oversightVersion: OVERSIGHT_VERSION };
      const mutualRequest = unknown !== null;
      const request = InterestRequest.send({ id: newId<RequestId>(at), from, to, ward, ...words, mutualRequest }, at);
      await requests.save(tx, request);
      return request.state.id;
    });
  }

  private async sender(tx: Tx, { userId }: Actor): Promise<Profile> {
    const { clock, identity, guardianship, billing, profiles, matches } = this.ports;
    const profile = await profiles.ofAccount(tx, userId);
    const isSister = profile?.state.gender === 'female';
    requireSendable('sender', {
      hasProfile: profile !== null,
      hasReadyProfile: profile?.isReadyToIntroduce ?? false,
      isActive: (await identity.filterActive(tx, [userId])).has(userId),
      hasFourWives: profile?.hasFourWives ?? false,
      hasConsent: profile?.hasConsent ?? false,
      isHidden: profile !== null && isHidden(profile.state),
      isInIddah: profile?.isInIddahAt(clock.now()) ?? false,
      isOnBreak: profile?.isOnBreakAt(clock.now()) ?? false,
      isInKhitba: profile !== null && (await matches.isInKhitba(tx, profile.state.id)),
      hasPaidPlan: (await runQuery(tx.db, billing.subscription, { accountId: userId })).hasAccess,
      isWoman: isSister,
      hasGuardian: isSister && (await guardianship.isGuarded(tx, userId)),
    });
    return profile!;
  }

  private async receiver(tx: Tx, sender: Profile, id: ProfileId): Promise<Profile> {
    const { clock, identity, guardianship, profiles, matches, blocks, neverAgain } = this.ports;
    const profile = await profiles.read(tx, id);
    if (!profile) throw new DomainError('common.not-found');
    const [woman, man] = sender.state.gender === 'female' ? [sender, profile] : [profile, sender];
    const { blockers } = await guardianship.resolveDecisionAuthority(tx, woman.state.accountId, man.state.accountId);
    const excluded = await runQuery(tx.db, guardianship.excludedAccountIds, { accountId: sender.state.accountId });
    // Matched members know each other, so the refusal is `already-matched` even if one of them is not discoverable.
    const isMatched = (await matches.runningBetween(tx, sender.state.id, id)) !== null;
    requireSendable('receiver', {
      isOfOtherGender: profile.state.gender !== sender.state.gender,
      hasFourWives: profile.hasFourWives,
      isDiscoverable:
        isMatched ||
        ((await identity.hasPublicProfile(tx, profile.state.accountId)) &&
          profile.isListable &&
          !profile.isUnavailableAt(clock.now()) &&
          !(await matches.isInKhitba(tx, id)) &&
          !(await blocks.isBetween(tx, sender.state.id, id)) &&
          !(await neverAgain.isHiddenFrom(tx, id, sender.state.id, clock.now()))),
    });
    requireSendable('guardian', {
      isOneOfTheTwo: blockers.includes('guardian-conflict') || excluded.includes(profile.state.accountId),
      canDecide: isMatched || blockers.length === 0,
    });
    return profile;
  }

  /** Returns the pair's open request that the sender cannot know of, if there is one. */
  private async requireFreePair(tx: Tx, from: ProfileId, to: ProfileId, at: Date): Promise<InterestRequest | null> {
    const { guardianship, requests, matches } = this.ports;
    const openId = await requests.openBetween(tx, from, to);
    if (openId) await guardianship.putApprovalOnHold(tx, 'interest_request', openId);
    const request = openId && (await requests.find(tx, openId));
    const open = request?.isOpen ? request : null;
    requireSendable('pair', {
      isMatched: (await matches.runningBetween(tx, from, to)) !== null,
      hasOpenRequest: open?.isKnownTo(from) ?? false,
      wasRefusedLately: await requests.wasRefusedSince(tx, from, to, refusalsBindSince(at)),
    });
    return open;
  }

  private async supersede(tx: Tx, request: InterestRequest, at: Date): Promise<void> {
    const { requests, allowances } = this.ports;
    request.supersede(at);
    await requests.save(tx, request);
    await giveBack(tx, allowances, request.state.from.accountId, at);
  }
}

const sideOf = ({ state }: Profile) => ({ profileId: state.id, accountId: state.accountId });
