import { OVERSIGHT_VERSION } from '../contracts/interest-requests.ts';
import { DomainError, type ErrorCode } from '#kernel/errors.ts';
import { newId, type MatchId, type ProfileId, type RequestId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Blocker } from '../../guardianship/index.ts';
import type { InterestRequest } from '../domain/interest-request.ts';
import { requestAgainFrom } from '../domain/introduction.ts';
import { MatchAggregate } from '../domain/match/match.ts';
import type { MatchSide } from '../domain/match/match-state.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  'uow' | 'clock' | 'identity' | 'guardianship' | 'profiles' | 'requests' | 'matches' | 'neverAgain'
>;
interface Answer {
  action: 'accept' | 'decline';
  responseMessage?: string | undefined;
  /** The sender cannot ask again, and is not told. */
  never?: boolean | undefined;
}

/** The receiver accepts, which creates the match, or declines. The guardian reads the words first. */
export class AnswerInterestRequest extends UseCase<Ports> {
  execute(
    by: ProfileId,
    requestId: RequestId,
    { action, responseMessage, never }: Answer,
  ): Promise<{ matchId?: MatchId }> {
    const { uow, clock, identity, requests, neverAgain } = this.ports;
    return uow.run(async (tx) => {
      await requests.lockPairOf(tx, requestId);
      const request = await requests.find(tx, requestId);
      if (request?.state.to.profileId !== by) throw new DomainError('common.not-found');
      const { from, to } = request.state;
      if ((await identity.filterActive(tx, [from.accountId, to.accountId])).size < 2)
        throw new DomainError('common.not-found');
      if (action === 'accept') return this.accept(tx, by, request, responseMessage ?? null);
      const at = clock.now();
      request.decline(by, responseMessage ?? null, at);
      await requests.save(tx, request);
      if (never) await neverAgain.add(tx, by, from.profileId, { at, hiddenFrom: requestAgainFrom(at) });
      return {};
    });
  }

  private async accept(
    tx: Tx,
    by: ProfileId,
    request: InterestRequest,
    response: string | null,
  ): Promise<{ matchId: MatchId }> {
    const { clock, guardianship, requests, matches } = this.ports;
    const at = clock.now();
    const matchId = newId<MatchId>(at);
    const { id: requestId, from, to, ward, createdAt, oversightVersion } = request.state;
    const man = ward.profileId === from.profileId ? to : from;
    request.accept(by, matchId, response, at);
    await this.requireReady(tx, by, man);
    const { blockers } = await guardianship.resolveDecisionAuthority(tx, ward.accountId, man.accountId);
    if (blockers.length > 0) throw new DomainError(refusalOf(blockers, by === ward.profileId));
    await requests.save(tx, request);
    const agreed = [
      ...(oversightVersion ? [{ profileId: from.profileId, at: createdAt, version: oversightVersion }] : []),
      { profileId: by, at, version: OVERSIGHT_VERSION },
    ];
    const engaged = await matches.isEngaged(tx, [man.profileId, ward.profileId]);
    await matches.save(tx, MatchAggregate.begin({ id: matchId, requestId, man, woman: ward, agreed, engaged }, at));
    return { matchId };
  }

  /**
   * Accepting needs a stated marital status; a man may also have married since the request was sent.
   */
  private async requireReady(tx: Tx, by: ProfileId, { profileId }: MatchSide): Promise<void> {
    const { profiles } = this.ports;
    const own = await profiles.read(tx, by);
    if (!own?.isReadyToIntroduce) throw new DomainError('matchmaking.profile-incomplete');
    if (!own.hasConsent) throw new DomainError('matchmaking.consent-required');
    const man = by === profileId ? own : await profiles.read(tx, profileId);
    if (man?.hasFourWives)
      throw new DomainError(by === profileId ? 'matchmaking.four-wives' : 'matchmaking.request-not-pending');
  }
}

/** She reads what blocks her side; he reads the same refusal for every cause. Nobody reads of a khitba. */
function refusalOf(blockers: Blocker[], toHer: boolean): ErrorCode {
  const known = blockers.filter((blocker) => blocker !== 'khitba');
  if (!toHer || known.length === 0) return 'matchmaking.request-on-hold';
  if (known.includes('iddah')) return 'matchmaking.iddah';
  return known.includes('guardian-conflict') ? 'matchmaking.guardian-conflict' : 'matchmaking.guardian-unverified';
}
