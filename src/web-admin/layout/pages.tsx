import Button from '@mui/material/Button';
import { useListContext, useListPaginationContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useSlow } from '../lists/use-slow.ts';

export function Pages() {
  const { t } = useTranslation('console');
  const { page, perPage, total = 0, hasPreviousPage, hasNextPage, setPage } = useListPaginationContext();
  const isSlow = useSlow(useListContext().isFetching === true);
  const from = (page - 1) * perPage + 1;
  return (
    <nav className="row between" aria-label={t('list.pages')}>
      <span className="quiet small" role="status">
        {t('list.shown', { from, to: Math.min(total, page * perPage), total })}
      </span>
      {total > perPage && (
        <span className="row">
          <Button variant="outlined" disabled={!hasPreviousPage || isSlow} onClick={() => setPage(page - 1)}>
            {t('list.previous')}
          </Button>
          <Button variant="outlined" disabled={!hasNextPage || isSlow} onClick={() => setPage(page + 1)}>
            {t('list.next')}
          </Button>
        </span>
      )}
    </nav>
  );
}
