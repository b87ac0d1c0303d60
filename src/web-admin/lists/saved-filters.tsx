import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { savedFiltersOf, storable, storeFilters, type SavedFilter } from '../../web-shared/saved-filters.ts';
import { useCurrentUser } from '../layout/current-user.ts';
import { ActDialog } from '../records/act-dialog.tsx';

/** Saves the filters of a list in this browser for the signed-in account, and applies them again. */
export function SavedFilters() {
  const { t } = useTranslation('console');
  const { id: account } = useCurrentUser();
  const { resource, filterValues, sort } = useListContext();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => savedFiltersOf(account, resource));
  const [isNaming, setNaming] = useState(false);
  const current = storable(filterValues as Record<string, unknown>);
  const store = (changed: SavedFilter[]) => {
    storeFilters(account, resource, changed);
    setFilters(changed);
  };
  const apply = ({ filter, sort: { field, order } }: SavedFilter) =>
    void navigate({
      search: new URLSearchParams({ filter: JSON.stringify(filter), sort: field, order, page: '1' }).toString(),
    });
  return (
    <>
      {filters.map((one) => (
        <span key={one.name} className="saved-filter">
          <Button variant="outlined" onClick={() => apply(one)}>
            <bdi>{one.name}</bdi>
          </Button>
          <IconButton
            aria-label={t('filters.remove', { name: one.name })}
            onClick={() => store(filters.filter((other) => other !== one))}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </span>
      ))}
      {Object.keys(current).length > 0 && <Button onClick={() => setNaming(true)}>{t('filters.save')}</Button>}
      {isNaming && (
        <ActDialog
          title={t('filters.title')}
          about={t('filters.text')}
          submit={t('save')}
          questions={[{ name: 'name', label: t('filters.name'), hint: t('filters.hint') }]}
          onClose={() => setNaming(false)}
          onSubmit={async ({ name = '' }) => {
            const named = { name: name.trim().slice(0, LONGEST_NAME), filter: current, sort };
            store([...filters.filter((other) => other.name !== named.name), named]);
          }}
        />
      )}
    </>
  );
}

const LONGEST_NAME = 40;
