import { useTranslation } from 'react-i18next';
import type { usePages } from '../lib/use-pages.ts';
import { Button } from './button.tsx';

/** Brings the next page of a list, as long as there is one. */
export function More({
  list,
}: {
  list: Pick<ReturnType<typeof usePages>, 'hasNextPage' | 'isFetchingNextPage'> & {
    fetchNextPage: () => Promise<unknown>;
  };
}) {
  const { t } = useTranslation('common');
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? t('more.loading') : t('more.show')}
      </Button>
    </div>
  );
}
