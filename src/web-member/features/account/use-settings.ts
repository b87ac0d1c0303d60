import { changeSettings, getSettings } from '#modules/identity/contracts/account.ts';
import type { SettingChanges, SettingsAnswer } from '#modules/identity/contracts/account.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { fetchJson, call, useEndpoint } from '../../../web-shared/server/api.ts';
import { queryClient } from '../../lib/server/query-client.ts';
import { toast, toastError } from '../../ui/index.ts';

/** The account's settings with optimistic updates: a change is shown at once, and reverted if the server refuses it. */
export function useSettings() {
  const { t } = useText('account');
  const query = useEndpoint(getSettings);
  const change = useMutation({
    mutationFn: (body: SettingChanges) => call(changeSettings, { body }),
    onSuccess: (settings) => {
      queryClient.setQueryData<SettingsAnswer>(fetchJson(getSettings).queryKey, settings);
      toast({ title: t('settings.updated'), description: t('settings.updatedText') });
    },
    onError: (error) => toastError(t('settings.updateFailed'), error, t('failed')),
  });
  const settings = query.data && { ...query.data, ...(change.isPending ? change.variables : {}) };
  return {
    ...query,
    settings: settings as SettingsAnswer | undefined,
    change: change.mutate,
  };
}
