import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/page.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { WrittenItem } from '../safety-desk/written-item.tsx';
import { concernOf } from './concern-of.tsx';

/** The profile as other members read it, once a reason is given. */
export function ProfileOf({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const [profile, setProfile] = useState<object>();
  return (
    <Panel title={t('users.profile')}>
      {profile && (
        <section className="stack evidence" aria-label={t('users.profileRead')}>
          <WrittenItem item={{ profile }} />
        </section>
      )}
      <div className="row">
        <VerbButton
          resource="users"
          id={user.id}
          name="users-read-profile"
          verb="read-profile"
          concern={concernOf(user)}
          onDone={(answer) => setProfile(answer['profile'] as object)}
        />
      </div>
    </Panel>
  );
}
