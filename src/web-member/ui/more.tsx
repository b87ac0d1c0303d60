import { useText } from '../lib/text/use-text.ts';
import type { usePages } from '../lib/server/use-pages.ts';
import { Button } from './button.tsx';

type MoreProps = {
  list: Pick<ReturnType<typeof usePages>, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'> & {
    fetchNextPage: () => Promise<unknown>;
  };
};

/** Loads the next page of a list, if any; after a failure it shows the error and can be pressed again. */
export function More({ list }: MoreProps) {
  const { t } = useText('common');
  if (!list.hasNextPage) return null;
  return (
    <div className="stack tight">
      {list.isFetchNextPageError && <p role="alert">{t('more.failed')}</p>}
      <div>
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchingNextPage ? t('more.loading') : t('more.show')}
        </Button>
      </div>
    </div>
  );
}
