import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { requireOwner, type Proof, type ProofPorts } from '../../session/require-password.ts';

/** Verifies again that the holder of a session is the account's owner. */
export class Reauthenticate extends UseCase<ProofPorts> {
  /** Returns the verified hash, with which the session continues. */
  execute(userId: UserId, proof: Proof): Promise<string> {
    return requireOwner(this.ports, userId, proof);
  }
}
