import { DomainError } from '#kernel/errors.ts';
import type { SignInChallenges, Waiting } from '../infra/sign-in-challenges.ts';
import { complaintAbout, type ProveCode } from './prove-code.ts';

/** The second step of signing in, by the challenge that the first one gave to this browser. */
export class SignInWithCode {
  private readonly challenges: SignInChallenges;
  private readonly prove: ProveCode;
  constructor({ challenges, prove }: { challenges: SignInChallenges; prove: ProveCode }) {
    this.challenges = challenges;
    this.prove = prove;
  }

  /** Who signs in, and by which password. Throws `identity.sign-in-ended` where there is nothing to go on with, and `identity.code-wrong`. */
  async execute(challenge: string | undefined, code: string): Promise<Waiting> {
    const ended = new DomainError('identity.sign-in-ended');
    const waiting = challenge ? await this.challenges.waiting(challenge) : null;
    if (!challenge || !waiting) throw ended;
    const outcome = await this.prove.execute(waiting.userId, code, async () => {
      if (!(await this.challenges.countTry(challenge))) throw ended;
    });
    if (outcome !== 'accepted') throw new DomainError('identity.code-wrong', {}, { code: complaintAbout(outcome) });
    if (!(await this.challenges.end(challenge))) throw ended;
    return waiting;
  }
}
