import { exportData } from '#modules/identity/contracts/account.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { urlOf } from '../../../web-shared/server/api.ts';
import { Button, toast, toastError } from '../../ui/index.ts';

/** Downloads the file with the reader's own data; needs a fresh sign-in. */
export function DownloadMyData({ small, wide }: { small?: boolean; wide?: boolean }) {
  const { t } = useText(['leaving', 'common']);
  const { mutate, isPending } = useMutation({
    // Loaded on demand, since few readers download it.
    mutationFn: async () => (await import('../../lib/server/download.ts')).download(urlOf(exportData)),
    onSuccess: () => toast({ title: t('myData.done') }),
    onError: (error) => toastError(t('myData.failed'), error, t('common:failed')),
  });
  return (
    <Button small={small} wide={wide} busy={isPending} onClick={() => mutate()}>
      {isPending ? t('myData.preparing') : t('myData.download')}
    </Button>
  );
}
