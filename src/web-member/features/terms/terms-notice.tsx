import { lazy, Suspense } from 'react';
import { isStaff } from '#kernel/contracts/roles.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { CardSkeletons } from '../../ui/index.ts';
import { useSession } from '../session/index.ts';

const TermsForm = lazy(async () => ({ default: (await import('./terms-form.tsx')).TermsForm }));

/** Asks a person who has not accepted the current terms to accept them. */
export function TermsNotice() {
  const { session } = useSession();
  const { user } = session;
  const hydrating = useHydrating();
  if (!user || user.termsAccepted || isStaff(user.role)) return null;
  // Holds its place, so that the page below does not move.
  const place = <CardSkeletons count={1} lines={4} />;
  return hydrating ? (
    place
  ) : (
    <Suspense fallback={place}>
      <TermsForm />
    </Suspense>
  );
}
