import { Outlet } from 'react-router-dom';
import { useUser } from '../session/index.ts';
import { OnlyForGuardians } from './only-for-guardians.tsx';

/** Restricts these pages to guardians; explains to others, including former guardians, what the pages are for. */
export function GuardianOnly() {
  const { data: user } = useUser();
  return user?.isGuardian ? <Outlet /> : <OnlyForGuardians />;
}
