import { LogOut } from 'lucide-react';
import { useText } from '../../../lib/text/use-text.ts';
import { SignOutForm } from './sign-out-form.tsx';

export function SignOutButton() {
  const { t } = useText('common');
  return (
    <SignOutForm>
      {(isPending) => (
        <button type="submit" className="nav-link icon" aria-disabled={isPending || undefined}>
          <LogOut aria-hidden />
          <span>{t('signOut.action')}</span>
        </button>
      )}
    </SignOutForm>
  );
}
