import type { userGuardianship } from '#modules/guardianship/contracts/admin-guardians.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { formatTime } from '../../web-shared/text/format.ts';
import { jsonOf, request } from '../../web-shared/server/api.ts';
import { Badge } from '../layout/badge.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import { Panel } from '../layout/page.tsx';
import { isAdmin } from '../lib/who.ts';
import { Facts } from '../records/facts.tsx';
import { VerbButton, type Concern } from '../records/verb-button.tsx';
import { Emails } from './emails.tsx';

type Guardianship = z.infer<typeof userGuardianship.answer>;
type Guardian = NonNullable<Guardianship['guardian']>;

/** A ward's guardian with the state of his invitation and the emails to him, and the wards of a guardian. */
export function GuardianshipOf({ userId, concern }: { userId: string; concern: Concern }) {
  const { t } = useTranslation(['console', 'common']);
  const who = useCurrentUser();
  const { data } = useQuery({
    queryKey: ['guardianship', userId],
    retry: false,
    queryFn: async () =>
      (await jsonOf(await request('GET', `/api/admin/users/${userId}/guardianship`))) as Guardianship,
  });
  if (!data) return null;
  return (
    <>
      {data.guardian && (
        <Panel title={t('guardianship.guardian')}>
          <GuardianFacts guardian={data.guardian} />
          {isAdmin(who) && data.guardian.status === 'pending' && (
            <div className="row">
              <VerbButton
                resource="users"
                id={userId}
                name="users-resend-invitation"
                verb="resend-invitation"
                concern={{ name: data.guardian.name, about: concern.about ?? concern.name }}
                questions={[{ name: 'email', label: t('users.guardianEmail'), optional: true }]}
              />
            </div>
          )}
        </Panel>
      )}
      {data.guardian && <Emails title={t('emails.toGuardian')} filter={{ wardId: userId }} />}
      {data.wards.length > 0 && (
        <Panel title={t('guardianship.wards')}>
          <ul className="cases">
            {data.wards.map(({ userId: wardId, firstName, relation, status }) => (
              <li key={wardId} className="row between">
                <Link className="target" to={`/users/${wardId}/show`} dir="auto">
                  {firstName}
                </Link>
                <span className="row">
                  <span>{t(`common:relations.${relation}`)}</span>
                  <StatusBadge status={status} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function StatusBadge({ status }: Pick<Guardian, 'status'>) {
  const { t } = useTranslation('console');
  const tone = status === 'verified' ? 'ok' : status === 'disabled' ? 'end' : 'wait';
  return <Badge tone={tone}>{t(`guardianship.statuses.${status}`)}</Badge>;
}

function GuardianFacts({ guardian }: { guardian: Guardian }) {
  const { t } = useTranslation(['console', 'common']);
  const { userId, name, email, relation, status, namedAt, verifiedAt, invitation, isUndeliverable } = guardian;
  return (
    <Facts
      facts={[
        [
          t('users.columns.name'),
          userId === null ? (
            <span key="name" dir="auto">
              {name}
            </span>
          ) : (
            <Link key="name" to={`/users/${userId}/show`} dir="auto">
              {name}
            </Link>
          ),
        ],
        [t('guardians.relation'), t(`common:relations.${relation}`)],
        [
          t('guardians.email'),
          <span key="email" className="row">
            <span>{email}</span>
            {isUndeliverable && <Badge tone="end">{t('guardianship.unreached')}</Badge>}
          </span>,
        ],
        [t('users.columns.status'), <StatusBadge key="status" status={status} />],
        [t('guardianship.invitation'), t(`guardianship.invitations.${invitation}`)],
        [t('guardianship.namedAt'), formatTime(namedAt)],
        [t('guardianship.verifiedAt'), verifiedAt && formatTime(verifiedAt)],
      ]}
    />
  );
}
