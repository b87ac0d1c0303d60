import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SignInChallenges, WaitingSignIn } from '../../domain/sign-in-challenge.ts';
import { complaintAbout, checkCode, type CodePorts } from '../../session/second-factor-code.ts';

interface Ports extends CodePorts {
  challenges: SignInChallenges;
}

/** The second step of a sign-in, with the challenge that the first one gave to this browser. */
export class SignInWithCode extends UseCase<Ports> {
  /**
   * Returns the account and the verified hash.
   * @throws identity.code-wrong, and identity.sign-in-ended without a pending sign-in
   */
  async execute(challenge: string | undefined, code: string): Promise<WaitingSignIn> {
    const { challenges } = this.ports;
    const ended = new DomainError('identity.sign-in-ended');
    const waiting = challenge ? await challenges.waiting(challenge) : null;
    if (!challenge || !waiting) throw ended;
    const outcome = await checkCode(this.ports, waiting.userId, code, async () => {
      if (!(await challenges.countTry(challenge))) throw ended;
    });
    if (outcome !== 'accepted') throw new DomainError('identity.code-wrong', {}, { code: complaintAbout(outcome) });
    if (!(await challenges.end(challenge))) throw ended;
    return waiting;
  }
}
