import { claim } from '#modules/guardianship/contracts/guardian.ts';
import { zodResolver } from '@hookform/resolvers/zod';

/** Whoever has no account yet gives both; the call leaves them open for whoever has one. */
export const rules = zodResolver(claim.body.pick({ username: true, password: true }).required());
