import type { Actor } from '#kernel/actor.ts';
import { after, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type ProfileId, type RequestId } from '#kernel/ids.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BillingFacade } from '../../billing/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Allowances } from '../domain/allowance.ts';
import { InterestRequest, PAUSE_AFTER_REFUSAL, type InterestRequests } from '../domain/interest-request.ts';
import type { Matches } from '../domain/match.ts';
import type { Profile, Profiles } from '../domain/profile.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  identity: IdentityFacade;
  guardianship: GuardianshipFacade;
  billing: BillingFacade;
  profiles: Profiles;
  requests: InterestRequests;
  matches: Matches;
  allowances: Allowances;
}

/** Sends an interest request and spends one of the allowance, exactly. The refusals come in the order of decisions 5.2. */
export class SendInterestRequest {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  execute(
    actor: Actor,
    { toProfileId, message }: { toProfileId: ProfileId; message?: string | undefined },
  ): Promise<RequestId> {
    const { uow, clock, profiles, requests, allowances } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      const sender = await profiles.ofAccount(tx, actor.userId);
      if (!sender) throw new DomainError('matchmaking.profile-required');
      await this.requireSubscription(tx, sender);
      if (sender.hasFourWives) throw new DomainError('matchmaking.four-wives');
      const receiver = await this.receiverFor(tx, sender, toProfileId);
      await requests.lockPair(tx, sender.state.id, receiver.state.id);

      const allowance = await allowances.find(tx, actor.userId);
      if (!allowance?.spendOne(at))
        throw new DomainError('matchmaking.allowance-exhausted', {
          requestsRemaining: 0,
          subscriptionStatus: 'active',
        });
      await this.requireFreePair(tx, sender, receiver, at);
      await allowances.save(tx, allowance);

      const [from, to] = [sideOf(sender), sideOf(receiver)];
      const ward = sender.state.gender === 'female' ? from : to;
      const request = InterestRequest.send({ id: newId<RequestId>(at), from, to, ward, message: message ?? null }, at);
      await requests.save(tx, request);
      return request.state.id;
    });
  }

  private async requireSubscription(tx: Tx, sender: Profile): Promise<void> {
    const { status } = await this.ports.billing.standingOf(tx.db, sender.state.accountId);
    if (status === 'free') throw new DomainError('matchmaking.subscription-required', { subscriptionStatus: 'free' });
  }

  /** The person asked, if there is one whom the sender may know. Her own missing guardian the woman is told; a woman without one does not exist for others. */
  private async receiverFor(tx: Tx, sender: Profile, toProfileId: ProfileId): Promise<Profile> {
    const { identity, guardianship, profiles } = this.ports;
    const isWoman = sender.state.gender === 'female';
    if (isWoman && !(await guardianship.verifiedGuardianOf(tx, sender.state.accountId)))
      throw new DomainError('matchmaking.guardian-unverified');
    const receiver = await profiles.read(tx, toProfileId);
    if (!receiver || receiver.state.gender === sender.state.gender || receiver.hasFourWives)
      throw new DomainError('common.not-found');
    const [woman, man] = isWoman ? [sender, receiver] : [receiver, sender];
    const guardian = await guardianship.verifiedGuardianOf(tx, woman.state.accountId);
    // A guardian cannot be the other party of what he would have to decide (design: security, rule 3).
    if (!guardian || guardian.accountId === man.state.accountId) throw new DomainError('common.not-found');
    const active = await identity.activeAmong(tx, [sender.state.accountId, receiver.state.accountId]);
    if (!active.has(sender.state.accountId)) throw new DomainError('identity.deletion-scheduled');
    if (!active.has(receiver.state.accountId)) throw new DomainError('common.not-found');
    if (!(await identity.hasPublicProfile(tx, receiver.state.accountId))) throw new DomainError('common.not-found');
    return receiver;
  }

  private async requireFreePair(tx: Tx, sender: Profile, receiver: Profile, at: Date): Promise<void> {
    const { requests, matches } = this.ports;
    const [a, b] = [sender.state.id, receiver.state.id];
    if (await matches.isRunning(tx, a, b)) throw new DomainError('matchmaking.already-matched');
    if (await requests.isOpen(tx, a, b)) throw new DomainError('matchmaking.request-open');
    const refusedAt = await requests.latestRefusal(tx, a, b);
    if (refusedAt && after(refusedAt, PAUSE_AFTER_REFUSAL) > at) throw new DomainError('matchmaking.too-soon');
  }
}

const sideOf = ({ state }: Profile) => ({ profileId: state.id, accountId: state.accountId });
