import CircularProgress from '@mui/material/CircularProgress';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useSlow } from './use-slow.ts';

/** Says that the rows of the list are about to be replaced, if that takes long. */
export function LoadingBar() {
  const { t } = useTranslation('console');
  const { isFetching, isPending } = useListContext();
  const isSlow = useSlow(isFetching === true && !isPending);
  return (
    <span role="status" className="row quiet small">
      {isSlow && (
        <>
          <CircularProgress aria-hidden size={18} color="inherit" />
          <span>{t('loading')}</span>
        </>
      )}
    </span>
  );
}
