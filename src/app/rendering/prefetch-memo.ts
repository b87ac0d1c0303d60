import type { OpenedPage, PageQuery } from '../contracts/rendering.ts';

type QueryKey = PageQuery['key'];

/** The opened page with its path parameters and query. */
interface PageAddress {
  /** The key of pages with the same requests: the route's path, and the kind of reader. */
  page: string;
  params: OpenedPage['params'];
  search: string;
}

const A_RECORD = /^(\d+|[\da-f]{8}-[\da-f-]+)$/;

/**
 * Remembers the requests of each page's last rendering, to prefetch them all at once the next time. It holds no
 * personal data: a record's id is replaced by the page's path parameter, and addresses with other ids are not stored.
 */
export class PrefetchMemo {
  private readonly keysByPage = new Map<string, QueryKey[]>();

  of({ page, params }: PageAddress): QueryKey[] {
    const filledIn = (part: string) => (part.startsWith(':') && params[part.slice(1)]) || part;
    return (this.keysByPage.get(page) ?? []).map(([address, ...parameters]) => [
      String(address).split('/').map(filledIn).join('/'),
      ...parameters,
    ]);
  }

  store({ page, params, search }: PageAddress, keys: QueryKey[]) {
    const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
    const usual = keys.flatMap(([address, ...parameters]): QueryKey[] => {
      const [path, query] = String(address).split('?') as [string, string?];
      const parts = path.split('/').map((part) => names.get(part) ?? part);
      // Requests that depend on the page's query differ the next time.
      if (parts.some((part) => A_RECORD.test(part)) || (query && search)) return [];
      // So do requests with a body, such as a token.
      if (parameters.some((parameter) => typeof parameter === 'object')) return [];
      return [[parts.join('/') + (query ? `?${query}` : ''), ...parameters]];
    });
    this.keysByPage.set(page, usual);
  }
}
