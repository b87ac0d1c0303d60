import { appealQueues, type ResolvedCase } from '#modules/content/contracts/support.ts';
import { useSearchParams } from 'react-router-dom';

/** Where the staff are asked to look again at what they have settled. */
export const appealPath = ({ queue, id }: ResolvedCase): string => `/support?about=${queue}.${id}`;

/** The settled case that the address names; null where it names none. */
export function useCaseFromAddress(): ResolvedCase | null {
  const [query] = useSearchParams();
  const [name = '', id = ''] = (query.get('about') ?? '').split('.');
  const queue = appealQueues.find((one) => one === name);
  return queue && id ? { queue, id } : null;
}
