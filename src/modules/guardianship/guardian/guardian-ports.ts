import type { Limits } from '#kernel/limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type GuardianPorts = Pick<UseCasePorts, 'uow' | 'clock' | 'guardians' | 'identity' | 'suitors'>;

/** Ports of the commands that email a man who has not asked for it. */
export interface InvitingPorts extends Omit<GuardianPorts, 'suitors'> {
  limits: Limits;
}
