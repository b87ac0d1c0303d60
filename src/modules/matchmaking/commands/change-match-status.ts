import type { Actor } from '#kernel/actor.ts';
import { after } from '#kernel/clock.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import { hashOfToken, newToken, type GuardianId, type MatchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchStatus } from '../contracts/match-states.ts';
import { GUARDIAN_END_PERIOD } from '../domain/match/guardian-end.ts';
import type { MatchAggregate } from '../domain/match/match.ts';
import type { Participant } from '../domain/match/match-state.ts';
import { emails } from '../emails.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock' | 'identity'>;
interface StatusChange {
  status: MatchStatus;
  reason?: string | null | undefined;
}

/** A participant pauses a match, lifts the own pause, or ends the match. Idempotent. */
export class ChangeMatchStatus extends UseCase<Ports> {
  /** @throws common.not-found, matchmaking.match-ended, matchmaking.pause-not-yours, matchmaking.end-objected */
  execute(actor: Actor, id: MatchId, { status, reason = null }: StatusChange): Promise<void> {
    const { uow, clock, matches } = this.ports;
    return uow.run(async (tx) => {
      const { match, by, oversight } = await loadMatchForParticipant(tx, this.ports, actor, id);
      const at = clock.now();
      if (status === 'paused') match.pause(by, reason, at, oversight.actingGuardian?.id ?? null);
      else if (status === 'active') match.resume(by, reason, at);
      else if (by.role === 'guardian')
        await this.beginGuardianEnd(tx, match, { by, guardianId: oversight.actingGuardian!.id, reason }, at);
      else match.end(by, reason, at);
      await matches.save(tx, match);
    });
  }

  /** Emails her the link by which she objects. */
  private async beginGuardianEnd(
    tx: Tx,
    match: MatchAggregate,
    { by, guardianId, reason }: { by: Participant; guardianId: GuardianId; reason: string | null },
    at: Date,
  ): Promise<void> {
    const token = newToken();
    if (!match.beginGuardianEnd(by, { guardianId, objectionHash: hashOfToken(token) }, reason, at)) return;
    const { man, woman } = match.state;
    await this.ports.identity.notify(tx, woman.accountId, emails.guardianEnd, {
      values: { other: man.profileId, date: longDate(after(at, GUARDIAN_END_PERIOD)) },
      path: `/decide/objection/${token}`,
    });
  }
}
