import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedKind } from './record-kind.ts';
import { mayDo } from '../layout/navigation.ts';
import { useCurrentUser } from '../layout/current-user.ts';

/** Links to the page for a new record, if the user may create one. */
export function NewButton({ kind }: { kind: ListedKind }) {
  const { t } = useTranslation('console');
  if (!mayDo(useCurrentUser(), kind, 'create')) return null;
  return (
    <Button variant="contained" component={Link} to={`/${kind}/create`}>
      {t(`records.${kind}.new`)}
    </Button>
  );
}
