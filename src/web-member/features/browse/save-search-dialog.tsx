import { saveSearch, digestFrequencies } from '#modules/matchmaking/contracts/saved-searches.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Dialog, Field, Form, FormFoot, RadioGroup, RefusalNotice, TextInput, toast } from '../../ui/index.ts';

type SaveSearchDialogProps = { filters: Record<string, string>; onClose: () => void };

export function SaveSearchDialog({ filters, onClose }: SaveSearchDialogProps) {
  const { t } = useText('browse');
  const form = useCheckedForm({
    schema: async () =>
      (await import('#modules/matchmaking/contracts/saved-searches.schema.ts')).saveSearch.body.pick({
        name: true,
        digest: true,
      }),
    defaultValues: { name: '', digest: 'none' },
    send: (chosen) => call(saveSearch, { body: { ...chosen, filters } }),
    onSuccess: () => {
      toast({ title: t('savedSearches.done') });
      onClose();
    },
    failed: t('savedSearches.failed'),
    onSettled: () => invalidate('/api/saved-searches'),
  });
  return (
    <Dialog onClose={onClose} title={t('savedSearches.save')} text={t('savedSearches.text')}>
      <Form form={form}>
        <Field label={t('savedSearches.name')} error={form.errors.name}>
          <TextInput {...form.register('name')} autoComplete="off" />
        </Field>
        <RadioGroup
          legend={t('savedSearches.digest')}
          choices={digestFrequencies.map((value) => ({ value, label: t(`savedSearches.digests.${value}`) }))}
          input={() => form.register('digest')}
        />
        <RefusalNotice error={form.error} />
        <FormFoot form={form} inDialog label={t('savedSearches.action')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
