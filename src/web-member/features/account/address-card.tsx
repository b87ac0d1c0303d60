import { getEmail } from '#modules/identity/contracts/account.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { Button, Card, EmailAddress, Facts, Notice } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import { UndeliverableNotice } from './undeliverable-notice.tsx';

/** Loaded when it is opened. */
const ChangeAddressForm = lazy(async () => ({
  default: (await retryWhenOnline(() => import('./change-address-form.tsx'))).ChangeAddressForm,
}));

/** The email address of the account, and its change, which waits for a confirmation from the new address. */
export function AddressCard() {
  const { t } = useText('account');
  const { data: user } = useUser();
  const { data } = useEndpoint(getEmail);
  // Undefined until the form was first opened; afterwards closing it returns the focus.
  const [changing, setChanging] = useState<boolean>();
  return (
    <Card
      title={t('settings.account')}
      aside={
        !changing && (
          <Button
            small
            takesFocus={changing === false}
            aria-label={t('address.changeLabel')}
            onClick={() => setChanging(true)}
          >
            {t('address.change')}
          </Button>
        )
      }
    >
      <Facts
        wide
        facts={[
          { label: t('settings.email'), value: user && <EmailAddress>{user.email}</EmailAddress> },
          { label: t('settings.username'), value: user?.username },
        ]}
      />
      {data?.undeliverable && <UndeliverableNotice cause={data.undeliverable} />}
      {data?.waiting && (
        <Notice tone="wait" title={t('address.waiting', { email: data.waiting.email })}>
          <p>{t('address.waitingText', { date: formatDay(data.waiting.until) })}</p>
        </Notice>
      )}
      {changing && (
        <Suspense>
          <ChangeAddressForm onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Card>
  );
}
