import Checkbox from '@mui/material/Checkbox';
import { useListContext, type Identifier, type RaRecord } from 'ra-core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Chooses a record of a list, to act on several at once. */
export function SelectBox({ id, name }: { id: Identifier; name: string }) {
  const { t } = useTranslation('console');
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      className="select-box"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': t('bulk.select', { name }) } }}
    />
  );
}

/** The chosen records of the page; others are no longer chosen once they are not shown. */
export function useChosen<R extends RaRecord>(): R[] {
  const { data, selectedIds, onSelect } = useListContext<R>();
  const chosen = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  useEffect(() => {
    const shown = selectedIds.filter((id) => data?.some((record) => record.id === id));
    if (data && shown.length < selectedIds.length) onSelect(shown);
  }, [data, selectedIds, onSelect]);
  return chosen;
}
