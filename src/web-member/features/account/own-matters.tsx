import { enableMembership } from '#modules/identity/contracts/account.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call, messageOf } from '../../../web-shared/server/api.ts';
import { queryClient, invalidate } from '../../lib/server/query-client.ts';
import { Button, Card, ErrorNotice, LinkButton } from '../../ui/index.ts';

/** Lets a guardian become a member too, and links to his profile until it exists. */
export function OwnMatters({ member }: { member: boolean }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(enableMembership, { body: { gender: 'male' } }),
    onSuccess: async (user) => {
      queryClient.setQueryData(['/api/user'], user);
      await navigate('/create-profile');
      await invalidate('/api/profile', '/api/subscription');
    },
  });
  return (
    <Card title={member ? t('member.written') : t('member.title')}>
      <p className="quiet">{member ? t('member.writtenText') : t('member.text')}</p>
      {error && <ErrorNotice title={t('member.failed')} text={messageOf(error) ?? t('failed')} />}
      <div>
        {member ? (
          <LinkButton to="/create-profile">{t('member.write')}</LinkButton>
        ) : (
          <Button busy={isPending} onClick={() => mutate()}>
            {t('member.action')}
          </Button>
        )}
      </div>
    </Card>
  );
}
