import { DomainError } from '#kernel/errors.ts';
import type { InvitationId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Guardian } from '../domain/guardian.ts';
import { hashOfCode } from '../domain/verification-code.ts';
import type { GuardianPorts } from './guardian-ports.ts';

/**
 * Lets the holder of an invitation link act as the invited man if the code is correct. A wrong code is refused after
 * the commit, since its count must be saved; the lock makes the count exact for parallel guesses.
 * @throws guardianship.link-invalid, guardianship.code-wrong, guardianship.code-expired, guardianship.link-used,
 * guardianship.link-refused and guardianship.verification-under-review
 */
export async function answerInvitation<T>(
  { uow, clock, guardians }: Pick<GuardianPorts, 'uow' | 'clock' | 'guardians'>,
  { id, code }: { id: InvitationId; code: string },
  act: (tx: Tx, guardian: Guardian) => Promise<T>,
): Promise<T> {
  const codeHash = await hashOfCode(code);
  const outcome = await uow.run(async (tx) => {
    const guardian = await guardians.byInvitation(tx, id);
    if (!guardian) throw new DomainError('guardianship.link-invalid');
    if (guardian.tryCode(codeHash, clock.now())) return { answer: await act(tx, guardian) };
    await guardians.save(tx, guardian);
    return null;
  });
  if (!outcome) throw new DomainError('guardianship.code-wrong');
  return outcome.answer;
}
