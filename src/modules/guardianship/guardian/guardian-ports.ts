import type { Clock } from '#kernel/clock.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';

export interface GuardianPorts {
  uow: UnitOfWork;
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
}

/** Ports of the commands that email a man who has not asked for it. */
export interface InvitingPorts extends GuardianPorts {
  limits: Limits;
}
