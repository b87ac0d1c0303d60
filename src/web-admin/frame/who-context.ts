import type { User } from '#modules/identity/contracts/auth.ts';
import { createContext, useContext } from 'react';

const Who = createContext<User | null>(null);
export const WhoProvider = Who.Provider;

/** Who is here. */
export function useWho(): User {
  const who = useContext(Who);
  if (!who) throw new Error('Nobody is here');
  return who;
}
