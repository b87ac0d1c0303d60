import { getLinkUse } from '#modules/identity/contracts/auth.ts';
import { useQuery } from '@tanstack/react-query';
import { formatWholeDay } from '../../../web-shared/text/format.ts';
import { fetchJson } from '../../../web-shared/server/api.ts';

/** Returns the day on which the link was used, or null. If that is unknown, the page shows its form. */
export function useLinkUse(token: string | null) {
  const { data, isLoading, refetch } = useQuery({
    ...fetchJson(getLinkUse, { query: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
  });
  return { usedOn: data?.usedAt ? formatWholeDay(data.usedAt) : null, isLoading, refetch };
}
