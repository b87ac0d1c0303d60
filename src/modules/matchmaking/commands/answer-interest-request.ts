import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type MatchId, type ProfileId, type RequestId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { InterestRequests } from '../domain/interest-request.ts';
import { MatchAggregate, type Matches } from '../domain/match.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  identity: IdentityFacade;
  guardianship: GuardianshipFacade;
  requests: InterestRequests;
  matches: Matches;
}
interface Answer {
  action: 'accept' | 'decline';
  responseMessage?: string | undefined;
}

/** The receiver accepts, which makes the match, or declines. Only once. */
export class AnswerInterestRequest {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  execute(by: ProfileId, requestId: RequestId, { action, responseMessage }: Answer): Promise<{ matchId?: MatchId }> {
    const { uow, clock, identity, guardianship, requests, matches } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      const request = await requests.find(tx, requestId);
      if (!request) throw new DomainError('common.not-found');
      const { from, to, ward } = request.state;
      const active = await identity.activeAmong(tx, [from.accountId]);
      if (!active.has(from.accountId)) throw new DomainError('common.not-found');
      if (action === 'decline') {
        request.decline(by, responseMessage ?? null, at);
        await requests.save(tx, request);
        return {};
      }
      const matchId = newId<MatchId>(at);
      request.accept(by, matchId, responseMessage ?? null, at);
      if (!(await guardianship.verifiedGuardianOf(tx, ward.accountId)))
        throw new DomainError('matchmaking.guardian-unverified');
      await requests.lockPair(tx, from.profileId, to.profileId);
      await requests.save(tx, request);
      const man = ward.profileId === from.profileId ? to : from;
      await matches.save(tx, MatchAggregate.begin(matchId, requestId, man, ward, at));
      return { matchId };
    });
  }
}
