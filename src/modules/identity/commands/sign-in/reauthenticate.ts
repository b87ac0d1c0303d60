import type { UserId } from '#kernel/values/ids.ts';
import { requireOwner, type Proof, type ProofPorts } from './require-password.ts';

/** Proves once more that whoever holds a session is its account's owner. */
export class Reauthenticate {
  private readonly ports: ProofPorts;
  constructor(ports: ProofPorts) {
    this.ports = ports;
  }

  /** Answers the hash that the password fitted, by which the session goes on. */
  execute(userId: UserId, proof: Proof): Promise<string> {
    return requireOwner(this.ports, userId, proof);
  }
}
