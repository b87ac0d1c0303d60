import { CONSENT_VERSION } from '#modules/matchmaking/contracts/consent.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card, Checkbox, Form } from '../../ui/index.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** Requests the consent to process religious and marital data, if none is stored. */
export function ConsentForm() {
  const { t } = useTranslation(['profile', 'common']);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useUpdateProfile({ body: () => ({ consentVersion: CONSENT_VERSION }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed) mutate();
  };
  return (
    <Card title={t('view.consent')}>
      <p className="quiet">{t('view.consentText')}</p>
      <Form onSubmit={submit}>
        <Checkbox
          label={t('consent')}
          note={t('consentNote')}
          error={missing ? t('consentMissing') : undefined}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <div>
          <Button small variant="primary" type="submit" busy={isPending}>
            {isPending ? t('update.submitting') : t('view.consentSave')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
