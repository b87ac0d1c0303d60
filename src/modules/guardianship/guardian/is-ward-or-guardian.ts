import { concerns } from '#kernel/desk/conflict-of-interest.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianshipFacade } from '../index.ts';
import { guardians } from '../infra/cases.ts';

export const isWardOrGuardian =
  (identity: IdentityFacade): GuardianshipFacade['isWardOrGuardian'] =>
  (db, accountId, id) =>
    concerns(db, guardians(identity), id, { account: accountId });
