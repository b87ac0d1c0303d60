import Button from '@mui/material/Button';
import { useListContext, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bulk, BulkAct } from './bulk-act.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useChosen } from './selection.tsx';

/** The acts on the chosen records. */
export function BulkBar<R extends RaRecord>({ acts, describe }: Bulk<R>) {
  const { t } = useTranslation('console');
  const { data = [], resource, onSelect, onUnselectItems } = useListContext<R>();
  const chosen = useChosen<R>();
  const [open, setOpen] = useState<BulkAct>();
  // The dialog goes on about the records that were chosen when it opened.
  const [records, setRecords] = useState<R[]>([]);
  if (acts.length === 0 || data.length === 0) return null;
  return (
    <div className="row bulk" role="group" aria-label={t('bulk.label')}>
      <span className="quiet small" role="status">
        {chosen.length > 0 && t('bulk.chosen', { count: chosen.length })}
      </span>
      {chosen.length > 0 &&
        acts.map((act) => (
          <Button
            key={act.name}
            variant="outlined"
            onClick={() => {
              setRecords(chosen);
              setOpen(act);
            }}
          >
            {t(`bulk.acts.${act.name}.label`)}
          </Button>
        ))}
      {chosen.length < data.length && (
        <Button onClick={() => onSelect(data.map(({ id }) => id))}>{t('bulk.all', { count: data.length })}</Button>
      )}
      {chosen.length > 0 && <Button onClick={() => onUnselectItems()}>{t('bulk.none')}</Button>}
      {open && (
        <BulkDialog
          act={open}
          resource={resource}
          records={records}
          describe={describe}
          onClose={(done) => {
            setOpen(undefined);
            onSelect(records.map(({ id }) => id).filter((id) => !done.includes(id)));
          }}
        />
      )}
    </div>
  );
}
