import type { Kernel } from '#kernel/kernel.ts';
import { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardians.ts';
import type { GuardianshipFacade } from '../index.ts';
import type { ReviewMaterialPort, SuitorPort } from '../ports.ts';
import { caseSubjects } from '../infra/cases.ts';
import { codeGuesses as guesses } from '../infra/code-guesses-repository.ts';
import { decisionLinks as links } from '../infra/decision-links-repository.ts';
import { approvals } from '../infra/approvals-repository.ts';

export type GuardianshipPorts = ReturnType<typeof guardianshipPorts>;

/** Everything that a command, query or reaction of the module needs. */
export function guardianshipPorts(
  { db, uow, clock, seals, limits }: Kernel,
  identity: IdentityFacade,
  { resolveDecisionAuthority }: GuardianshipFacade,
  material: ReviewMaterialPort,
  guardians: Guardians,
  suitors: SuitorPort,
) {
  const { staffNames, findStaffWith } = identity;
  return {
    db,
    uow,
    clock,
    limits,
    seals,
    identity,
    resolveDecisionAuthority,
    material,
    guardians,
    suitors,
    approvals,
    links,
    guesses,
    staffNames,
    conflictOfInterest: new ConflictOfInterest({ caseSubjects: caseSubjects(identity), findStaffWith }),
    assignments: new ListAssignments({ db, staffNames }),
  };
}
