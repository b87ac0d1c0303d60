import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRedirect, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { remove } from '../data-provider.ts';
import { ActDialog } from './act-dialog.tsx';
import type { ListedKind } from './record-kind.ts';
import { useToast } from '../layout/use-toast.tsx';

export function RemoveButton({ kind, record, name }: { kind: ListedKind; record: RaRecord; name: string }) {
  const { t } = useTranslation('console');
  const [open, setOpen] = useState(false);
  const { toast } = useToast();
  const redirect = useRedirect();
  const queries = useQueryClient();
  return (
    <>
      <Button variant="outlined" color="error" aria-label={`${t('remove')} ${name}`} onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      {open && (
        <ActDialog
          title={t(`records.${kind}.removeTitle`)}
          about={name}
          text={t(`records.${kind}.removeText`)}
          submit={t('remove')}
          grave
          failure={{ title: t(`records.${kind}.deleteFailed`), text: t(`records.${kind}.notDeleted`) }}
          questions={[{ name: 'reason', label: t('reason.label'), hint: t('reason.hint'), optional: true }]}
          onClose={() => setOpen(false)}
          onSubmit={async ({ reason }) => {
            const { message } = await remove(
              `${kind}/${encodeURIComponent(String(record.id))}`,
              reason ? { reason } : {},
            );
            toast(t(`records.${kind}.deleted`), message);
            redirect('list', kind);
            // The page of the deleted record must not read it again: its error would replace this message.
            await queries.invalidateQueries({
              queryKey: [kind],
              predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
            });
          }}
        />
      )}
    </>
  );
}
