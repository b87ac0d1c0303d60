import { appealQueues, type SettledCase } from '#modules/content/contracts/support.ts';
import { useSearchParams } from 'react-router-dom';

/** Where the staff are asked to look again at what they have settled. */
export const pathToAskAgain = ({ queue, id }: SettledCase): string => `/support?about=${queue}.${id}`;

/** The settled case that the address names; null where it names none. */
export function useCaseFromAddress(): SettledCase | null {
  const [query] = useSearchParams();
  const [name = '', id = ''] = (query.get('about') ?? '').split('.');
  const queue = appealQueues.find((one) => one === name);
  return queue && id ? { queue, id } : null;
}
