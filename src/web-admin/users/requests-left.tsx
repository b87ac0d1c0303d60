import type { requestsLeft } from '../../modules/matchmaking/contracts/admin-profiles.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatDay } from '../../web-shared/text/format.ts';
import { read } from '../data-provider.ts';

type Left = z.infer<typeof requestsLeft.answer>;

/** The interest requests that a person may still send, and the day on which new ones are due. */
export function RequestsLeft({ userId }: { userId: string }) {
  const { t } = useTranslation('console');
  const { data } = useQuery({
    queryKey: ['users', 'requests', userId],
    retry: false,
    queryFn: () => read<Left>(`users/${encodeURIComponent(userId)}/requests`),
  });
  if (!data) return null;
  const { remaining: count, nextGrantAt } = data;
  return (
    <>
      <dt>{t('users.requestsLeft')}</dt>
      <dd>
        {nextGrantAt === null ? String(count) : t('users.requestsLeftAndNext', { count, date: formatDay(nextGrantAt) })}
      </dd>
    </>
  );
}
