import type { QueryKey } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';

/** Which page, opened by whom, and what its path and query say. */
interface OpenedCheckout {
  /** The same for all whose page asks the same: its path as the routes have it, and the kind of its reader. */
  page: string;
  params: Params;
  search: string;
}

const A_RECORD = /^(\d+|[\da-f]{8}-[\da-f-]+)$/;

/**
 * What each page asked for when it was last rendered, so that all of it is answered at once the next time. A guess that
 * saves renderings, and nothing of anybody's: an address with a record in it is kept only where the page's own address
 * names that record, and then without it.
 */
export class PrefetchMemo {
  private readonly keysByPage = new Map<string, QueryKey[]>();

  of({ page, params }: OpenedCheckout): QueryKey[] {
    const filledIn = (part: string) => (part.startsWith(':') && params[part.slice(1)]) || part;
    return (this.keysByPage.get(page) ?? []).map(([address, ...parameters]) => [
      String(address).split('/').map(filledIn).join('/'),
      ...parameters,
    ]);
  }

  keep({ page, params, search }: OpenedCheckout, keys: QueryKey[]) {
    const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
    const usual = keys.flatMap(([address, ...parameters]): QueryKey[] => {
      const [path, query] = String(address).split('?') as [string, string?];
      const parts = path.split('/').map((part) => names.get(part) ?? part);
      // What it asks by its own query is another question the next time.
      if (parts.some((part) => A_RECORD.test(part)) || (query && search)) return [];
      return [[parts.join('/') + (query ? `?${query}` : ''), ...parameters]];
    });
    this.keysByPage.set(page, usual);
  }
}
