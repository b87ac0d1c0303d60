import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SignOutForm } from './sign-out-form.tsx';

export function SignOutButton() {
  const { t } = useTranslation('common');
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
