import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from './page.tsx';

export function Failed({ error, onRetry }: { error: Pick<Error, 'message'>; onRetry: () => void }) {
  const { t } = useTranslation('console');
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {error.message || t('failed.failed')}
    </Alert>
  );
}

/** Shown when a page crashed or its chunk disappeared with a newer release; reloads it. */
export function Trouble() {
  const { t } = useTranslation('console');
  return (
    <main className="content">
      <Page title={t('failed.title')}>
        <Failed error={{ message: t('failed.failed') }} onRetry={() => window.location.reload()} />
      </Page>
    </main>
  );
}

export const NotFound = () => <Redirect name="notFound" />;
export const NotYours = () => <Redirect name="notYours" />;

function Redirect({ name }: { name: 'notFound' | 'notYours' }) {
  const { t } = useTranslation('console');
  return (
    <Page title={t(`${name}.title`)} lead={t(`${name}.text`)}>
      <Link className="target" to="/">
        {t('toOverview')}
      </Link>
    </Page>
  );
}
