import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { createContext, useContext } from 'react';

const CurrentUserContext = createContext<User | null>(null);
export const WhoProvider = CurrentUserContext.Provider;

export function useCurrentUser(): User {
  const who = useContext(CurrentUserContext);
  if (!who) throw new Error('Nobody is here');
  return who;
}
