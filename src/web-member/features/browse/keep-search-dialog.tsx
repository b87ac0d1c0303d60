import { keepSearch, letters, searchForm, type Letter } from '#modules/matchmaking/contracts/saved-searches.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { RefusalNotice, tellRefusal } from '../../ui/refusal.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast-store.ts';

type KeepSearchDialogProps = { filters: Record<string, string>; onClose: () => void };

/** Keeps filters under a name, with letters or without. */
export function KeepSearchDialog({ filters, onClose }: KeepSearchDialogProps) {
  const { t } = useTranslation(['browse', 'common']);
  const [name, setName] = useState('');
  const [letter, setLetter] = useState<Letter>('none');
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(keepSearch, { body: { name, filters, letter } }),
    onSuccess: () => {
      toast({ title: t('kept.done') });
      onClose();
    },
    onError: (refusal) => tellRefusal(t('kept.failed'), refusal),
    onSettled: () => refresh('/api/saved-searches'),
  });
  const { success: isNamed, error: wrong } = searchForm.shape.name.safeParse(name);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('kept.keep')} text={t('kept.text')}>
      <Form
        onSubmit={() => {
          setAsked(true);
          if (isNamed) mutate();
        }}
      >
        <Field label={t('kept.name')} error={asked ? wrong?.issues[0]?.message : undefined}>
          <TextInput autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <RadioGroup
          legend={t('kept.letter')}
          choices={letters.map((value) => ({ value, label: t(`kept.letters.${value}`) }))}
          input={({ value }) => ({
            name: 'letter',
            checked: letter === value,
            onChange: () => setLetter(value as Letter),
          })}
        />
        <RefusalNotice error={error} />
        <div className="dialog-foot">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button look="main" type="submit" busy={isPending}>
            {t('kept.action')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
