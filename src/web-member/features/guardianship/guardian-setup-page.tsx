import { nameGuardian } from '#kernel/contracts/guardian.ts';
import { wali as waliForm } from '#kernel/contracts/wali.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { call, saidBy } from '../../lib/api.ts';
import { markFields } from '../../lib/form-errors.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type Guardian, useSession } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { WaliFields } from './wali-fields.tsx';

/** Where a sister names her guardian, or corrects his details until he is verified. */
export function GuardianSetupPage() {
  const { t } = useTranslation('guardianship');
  const { session, isPending } = useSession();
  const wali = session.guardian?.isSelf ? null : session.guardian;
  const title = wali?.isVerified ? t('setup.verifiedTitle') : wali ? t('setup.correctTitle') : t('setup.title');
  return (
    <>
      <PublicHeader />
      <Page narrow title={title} lead={!wali?.isVerified && t('setup.lead')}>
        {wali?.isVerified && (
          <Notice tone="ok">
            <p>{t('setup.verifiedNote', { name: wali.name })}</p>
            <div>
              <LinkButton small to="/wali-pending">
                {t('setup.verifiedLink')}
              </LinkButton>
            </div>
          </Notice>
        )}
        {!isPending && !wali?.isVerified && <SetupForm wali={wali} />}
      </Page>
    </>
  );
}

function SetupForm({ wali }: { wali: Guardian | null }) {
  const { t } = useTranslation('guardianship');
  const navigate = useNavigate();
  const form = useForm<z.input<typeof waliForm>, unknown, z.output<typeof waliForm>>({
    resolver: zodResolver(waliForm),
    defaultValues: {
      waliName: wali?.name ?? '',
      waliEmail: wali?.email ?? '',
      waliPhone: wali?.phone ?? '',
      waliRelation: wali?.relation ?? 'father',
    },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: z.output<typeof waliForm>) => call(nameGuardian, { body }),
    onSuccess: async (named) => {
      queryClient.setQueryData(['/api/guardian'], named);
      void refresh('/api/guardian', '/api/matches', '/api/profile');
      toast({ title: t('setup.done'), description: t('setup.doneText') });
      await navigate('/wali-pending');
    },
    onError: (error) => {
      markFields(error, form.setError);
      toast({ title: t('setup.failed'), description: saidBy(error), variant: 'destructive' });
    },
  });
  return (
    <FormProvider {...form}>
      <form className="card" noValidate onSubmit={form.handleSubmit((body) => mutate(body))}>
        <WaliFields />
        <p className="small quiet">{t('setup.imam')}</p>
        <div>
          <Button look="main" type="submit" busy={isPending}>
            {isPending ? t('setup.submitting') : t('setup.submit')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
