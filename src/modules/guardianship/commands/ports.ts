import type { Clock } from '#kernel/clock.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';

/** What the commands about a guardian himself are built from. */
export interface GuardianPorts {
  uow: UnitOfWork;
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
}

/** What those commands need that write to a man who has not asked for it. */
export interface InvitingPorts extends GuardianPorts {
  limits: Limits;
}
