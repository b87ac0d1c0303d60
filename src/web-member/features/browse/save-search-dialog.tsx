import { saveSearch, digestFrequencies } from '#modules/matchmaking/contracts/saved-searches.ts';
import type { SearchForm } from '#modules/matchmaking/contracts/saved-searches.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../web-shared/server/api.ts';
import { markFields } from '../../lib/forms/form-errors.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import {
  Button,
  Dialog,
  Field,
  Form,
  RadioGroup,
  RefusalNotice,
  TextInput,
  toast,
  toastError,
} from '../../ui/index.ts';

type SearchChoices = Pick<SearchForm, 'name' | 'digest'>;
type SaveSearchDialogProps = { filters: Record<string, string>; onClose: () => void };

export function SaveSearchDialog({ filters, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation(['browse', 'common']);
  const { register, handleSubmit, setError, formState } = useCheckedForm<SearchChoices>({
    rules: async () => (await import('./save-search-rules.ts')).rules,
    defaultValues: { name: '', digest: 'none' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: SearchChoices) => call(saveSearch, { body: { ...chosen, filters } }),
    onSuccess: () => {
      toast({ title: t('savedSearches.done') });
      onClose();
    },
    onError: (refusal) => {
      markFields(refusal, setError);
      toastError(t('savedSearches.failed'), refusal);
    },
    onSettled: () => invalidate('/api/saved-searches'),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('savedSearches.save')}
      text={t('savedSearches.text')}
    >
      <Form onSubmit={handleSubmit((chosen) => mutate(chosen))}>
        <Field label={t('savedSearches.name')} error={formState.errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" />
        </Field>
        <RadioGroup
          legend={t('savedSearches.digest')}
          choices={digestFrequencies.map((value) => ({ value, label: t(`savedSearches.digests.${value}`) }))}
          input={() => register('digest')}
        />
        <RefusalNotice error={error} />
        <div className="dialog-foot">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" busy={isPending}>
            {t('savedSearches.action')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
