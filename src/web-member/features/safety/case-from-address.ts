import { appealQueues } from '#modules/content/contracts/support.ts';
import type { ResolvedCase } from '#modules/content/contracts/support.schema.ts';
import { useSearchParams } from 'react-router-dom';

export const appealPath = ({ queue, id }: ResolvedCase): string => `/support?about=${queue}.${id}`;

/** Returns the resolved case named in the address, or null. */
export function useCaseFromAddress(): ResolvedCase | null {
  const [query] = useSearchParams();
  const [name = '', id = ''] = (query.get('about') ?? '').split('.');
  const queue = appealQueues.find((one) => one === name);
  return queue && id ? { queue, id } : null;
}
