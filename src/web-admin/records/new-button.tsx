import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isAdmin } from '../lib/who.ts';
import type { RecordKind } from './record-form.tsx';
import { useWho } from '../layout/current-user.ts';

/** Leads to where a record is made; whoever may not, is not offered it. */
export function NewButton({ kind }: { kind: RecordKind }) {
  const { t } = useTranslation('console');
  if (!isAdmin(useWho())) return null;
  return (
    <Button variant="contained" component={Link} to={`/${kind}/create`}>
      {t(`records.${kind}.new`)}
    </Button>
  );
}
