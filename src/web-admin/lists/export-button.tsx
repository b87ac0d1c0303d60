import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { act } from '../data-provider.ts';
import { useToast } from '../layout/use-toast.tsx';

interface ExportedList {
  fileName: string;
  csv: string;
  rows: number;
  total: number;
}

/** Downloads the list as it is narrowed and sorted; the server records it first. */
export function ExportButton() {
  const { t } = useTranslation('console');
  const { toast, toastError } = useToast();
  const { resource, sort, filterValues, filter } = useListContext();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      act<ExportedList>(`${resource}/export`, {
        sort: [sort.field, sort.order],
        filter: { ...(filterValues as object), ...(filter as object | undefined) },
      }),
    onSuccess({ fileName, csv, rows, total, message }) {
      download(fileName, csv);
      toast(message, rows < total ? t('export.cut', { rows, total }) : t('export.rows', { count: rows }));
    },
    onError: (error) => toastError(t('export.failed'), error),
  });
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<Download aria-hidden size={18} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('export.label')}
    </Button>
  );
}

function download(fileName: string, csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
