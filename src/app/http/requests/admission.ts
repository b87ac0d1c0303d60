import { isOfConsole } from '#kernel/contracts/endpoint.ts';
import { mayUse } from '#kernel/contracts/roles.ts';
import type { Admission } from '#kernel/http/context.ts';
import { DomainError } from '#kernel/errors.ts';

/** Checks that the user may make a request, and how recent the sign-in is, before anything of the request is read. */
export const admit: Admission = ({ access, duties, fresh, whileLeaving }, state) => {
  const { actor } = state;
  if (!actor) throw new DomainError('common.unauthenticated');
  if (actor.isLeaving && !whileLeaving) throw new DomainError('identity.deletion-scheduled');
  if (isOfConsole(access) && !mayUse(actor, { forModerators: access === 'staff', duties }))
    throw new DomainError('common.forbidden');
  if (access === 'guardian' && !actor.isGuardian) throw new DomainError('guardianship.guardians-only');
  if (access === 'member' && !actor.isMember) throw new DomainError('guardianship.members-only');
  if (isOfConsole(access) && state.lacksTwoFactor) throw new DomainError('identity.two-factor-required');
  if (fresh && !state.fresh) throw new DomainError('identity.sign-in-again');
  return actor;
};
