import { CONSENT_VERSION, updateProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { toast } from '../../ui/toast-store.ts';
import { tellRefusal } from '../../ui/refusal.tsx';
import { Form } from '../../ui/form.tsx';

/** Asks for the consent to process religious and marital data, where none is on record. */
export function ConsentForm() {
  const { t } = useTranslation(['profile', 'common']);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(updateProfile, { body: { consentVersion: CONSENT_VERSION } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      toast({ title: t('update.done') });
    },
    onError: (error) => tellRefusal(t('update.failed'), error),
  });
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
          <Button small look="main" type="submit" busy={isPending}>
            {isPending ? t('update.submitting') : t('view.consentSave')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
