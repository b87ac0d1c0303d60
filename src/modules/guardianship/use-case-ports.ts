import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../identity/index.ts';
import type { Approvals } from './domain/approvals.ts';
import type { WhoDecides } from './domain/decision-authority.ts';
import type { DecisionLinks } from './domain/decision-links.ts';
import type { Guardians } from './domain/guardians.ts';
import type { ReviewMaterialPort, SuitorPort } from './ports.ts';

/** Ports of the commands, queries and reactions, each of which picks its own. */
export interface UseCasePorts {
  approvals: Approvals;
  clock: Clock;
  conflictOfInterest: ConflictOfInterest;
  db: Knex;
  guardians: Guardians;
  identity: IdentityFacade;
  limits: Limits;
  links: DecisionLinks;
  material: ReviewMaterialPort;
  resolveDecisionAuthority: WhoDecides;
  seals: Seals;
  suitors: SuitorPort;
  uow: UnitOfWork;
}
