import { getEmail, retryEmail } from '#modules/identity/contracts/account.ts';
import type { DeliveryFailure } from '#modules/identity/contracts/mail-events.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call, urlOf } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, Notice, toast, toastError } from '../../ui/index.ts';

/** Says that emails to the account's address stopped, why, and what to do about it. */
export function UndeliverableNotice({ cause }: { cause: DeliveryFailure }) {
  const { t } = useText('account');
  const retry = useMutation({
    mutationFn: () => call(retryEmail),
    onSuccess: () => toast({ title: t('undeliverable.retried'), description: t('undeliverable.retriedText') }),
    onError: (refusal) => toastError(t('undeliverable.failed'), refusal),
    onSettled: () => invalidate(urlOf(getEmail)),
  });
  return (
    <Notice tone="end" title={t('undeliverable.title')}>
      <p>{t(`undeliverable.${cause}`)}</p>
      <p>{t('undeliverable.still')}</p>
      <Button small busy={retry.isPending} onClick={() => retry.mutate()}>
        {t('undeliverable.retry')}
      </Button>
    </Notice>
  );
}
