import type { Actor } from '#kernel/actor.ts';
import { after, type Clock } from '#kernel/clock.ts';
import { OVERSIGHT_VERSION } from '../contracts/interest-requests.ts';
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
import { obstacleToSending } from '../domain/sending.ts';

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
      await this.requireMaySend(tx, sender);
      const receiver = await this.receiverFor(tx, sender, toProfileId);
      await requests.lockPair(tx, sender.state.id, receiver.state.id);

      const allowance = await allowances.find(tx, actor.userId);
      if (!allowance?.spendOne(at))
        throw new DomainError('matchmaking.allowance-exhausted', {
          requestsRemaining: 0,
          subscriptionStatus: 'active',
        });
      const bothAsked = await this.requireFreePair(tx, sender, receiver, at);
      await allowances.save(tx, allowance);

      const [from, to] = [sideOf(sender), sideOf(receiver)];
      const ward = sender.state.gender === 'female' ? from : to;
      const words = { message: message ?? null, oversightVersion: OVERSIGHT_VERSION };
      const request = InterestRequest.send({ id: newId<RequestId>(at), from, to, ward, ...words, bothAsked }, at);
      await requests.save(tx, request);
      return request.state.id;
    });
  }

  private async requireMaySend(tx: Tx, { state, hasFourWives }: Profile): Promise<void> {
    const { identity, guardianship, billing } = this.ports;
    const { accountId, gender } = state;
    const obstacle = obstacleToSending({
      gender,
      isPresent: (await identity.presentAmong(tx, [accountId])).has(accountId),
      hasFourWives,
      hasPaidPlan: (await billing.subscriptionOf(tx.db, accountId)).status !== 'free',
      isGuarded: gender === 'female' && (await guardianship.isGuarded(tx, accountId)),
    });
    if (obstacle === 'matchmaking.subscription-required')
      throw new DomainError(obstacle, { subscriptionStatus: 'free' });
    if (obstacle) throw new DomainError(obstacle);
  }

  /** The person asked, if there is one whom the sender may know: there, to be found by others, and with a guardian between the two who is neither of them. */
  private async receiverFor(tx: Tx, sender: Profile, toProfileId: ProfileId): Promise<Profile> {
    const { identity, guardianship, profiles } = this.ports;
    const receiver = await profiles.read(tx, toProfileId);
    if (!receiver || receiver.state.gender === sender.state.gender || receiver.hasFourWives)
      throw new DomainError('common.not-found');
    const [woman, man] = sender.state.gender === 'female' ? [sender, receiver] : [receiver, sender];
    const { obstacles } = await guardianship.whoDecides(tx, woman.state.accountId, man.state.accountId);
    if (obstacles.length > 0 || !(await identity.hasPublicProfile(tx, receiver.state.accountId)))
      throw new DomainError('common.not-found');
    return receiver;
  }

  /** Throws where the pair is not free. True where she had asked him, unknown to him: hers ends for his (decisions 5.12). */
  private async requireFreePair(tx: Tx, sender: Profile, receiver: Profile, at: Date): Promise<boolean> {
    const { guardianship, requests, matches, allowances } = this.ports;
    const [from, to] = [sender.state.id, receiver.state.id];
    if (await matches.isRunning(tx, from, to)) throw new DomainError('matchmaking.already-matched');
    const refusedAt = await requests.latestRefusal(tx, from, to);
    const openId = await requests.openBetween(tx, from, to);
    if (openId) await guardianship.holdApprovalOf(tx, 'interest_request', openId);
    const open = openId && (await requests.find(tx, openId));
    const hers = open && open.isOpen ? open : null;
    if (hers && (hers.state.from.profileId === from || hers.isKnownToReceiver))
      throw new DomainError('matchmaking.request-open');
    if (refusedAt && after(refusedAt, PAUSE_AFTER_REFUSAL) > at) throw new DomainError('matchmaking.too-soon');
    if (!hers) return false;
    hers.supersede(at);
    await requests.save(tx, hers);
    await allowances.giveBack(tx, hers.state.from.accountId, at);
    return true;
  }
}

const sideOf = ({ state }: Profile) => ({ profileId: state.id, accountId: state.accountId });
