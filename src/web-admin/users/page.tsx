import { useShowController } from 'ra-core';
import { Page } from '../frame/page.tsx';
import { Failed } from '../frame/trouble.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { StatusBadge } from './status-badge.tsx';
import { nameOf, type UserRecord } from './user.ts';

/** One member: who, what happened, and what can be done. */
export function UserPage() {
  const { record, error, refetch } = useShowController<UserRecord>();
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!record) return <Waiting />;
  return (
    <Page title={nameOf(record)} lead={record.email} actions={<StatusBadge user={record} />}>
      <p />
    </Page>
  );
}
