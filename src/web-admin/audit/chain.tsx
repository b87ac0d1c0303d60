import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../data-provider.ts';

interface ChainState {
  intact: boolean;
  entries: number;
  firstBroken: number | null;
  head: { seq: number; hash: string } | null;
}

/** Verifies the chain of audit entries on demand only, since the check reads every entry. */
export function Chain() {
  const { t } = useTranslation('console');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['audit', 'chain'],
    queryFn: () => read<ChainState>('audit/chain'),
    enabled: false,
  });
  return (
    <Alert
      severity={error || data?.intact === false ? 'error' : data ? 'success' : 'info'}
      action={
        <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
          {t('audit.verify')}
        </Button>
      }
    >
      {error && <span>{error.message}</span>}
      {!data && !error && <span>{t('audit.chain')}</span>}
      {data?.intact && (
        <>
          <p>{t('audit.intact', { count: data.entries })}</p>
          {data.head && <code className="small break">{data.head.hash}</code>}
        </>
      )}
      {data?.intact === false && <span>{t('audit.broken', { entry: data.firstBroken ?? '' })}</span>}
    </Alert>
  );
}
