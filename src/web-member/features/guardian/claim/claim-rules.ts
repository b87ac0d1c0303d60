import { claim } from '#modules/guardianship/contracts/guardian-verification.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

/** Requires both fields, which the API leaves optional for people with an account. */
export const rules = zodResolver(claim.body.pick({ username: true, password: true }).required());
