import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../web-shared/server/api.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';
import { checkAccount } from '../../../web-shared/server/refresh-session.ts';
import { Button, Dialog, Notice, RefusalNotice } from '../../ui/index.ts';
import './other-account-dialog.css';

type OtherAccountDialogProps = { onSameAgain: () => void };

/** Warns that another account has signed in meanwhile, and leads to it or back. */
export function OtherAccountDialog({ onSameAgain }: OtherAccountDialogProps) {
  const { t } = useTranslation('other-account');
  const { mutate, isPending, error } = useMutation({ mutationFn: checkAccount, onSuccess: onSameAgain });
  return (
    <Dialog open onOpenChange={(open) => open || mutate()} title={t('title')} text={t('text')}>
      {codeOf(error) === 'identity.another-account' ? <Notice title={t('still')} /> : <RefusalNotice error={error} />}
      <div className="dialog-foot other-account">
        <Button onClick={() => window.location.assign(inOwnLanguage('/dashboard'))}>{t('leave')}</Button>
        <Button variant="primary" busy={isPending} onClick={() => mutate()}>
          {t('submit')}
        </Button>
      </div>
    </Dialog>
  );
}
