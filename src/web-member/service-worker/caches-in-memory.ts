const addressOf = (request: string | URL | { url: string }): string =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, SITE).href;

export const SITE = 'https://mithaq.example';

/** A cache in order of insertion. */
class CacheInMemory {
  private readonly pages = new Map<string, Response>();

  async match(request: Parameters<typeof addressOf>[0]): Promise<Response | undefined> {
    return this.pages.get(addressOf(request))?.clone();
  }

  async put(request: Parameters<typeof addressOf>[0], page: Response): Promise<void> {
    this.pages.set(addressOf(request), page);
  }

  async delete(request: Parameters<typeof addressOf>[0]): Promise<boolean> {
    return this.pages.delete(addressOf(request));
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.pages.keys()].map((url) => ({ url }));
  }
}

/** The cache storage of a browser; a deleted cache still works for those who opened it before. */
export class CachesInMemory {
  private readonly named = new Map<string, CacheInMemory>();

  async open(name: string): Promise<CacheInMemory> {
    const cache = this.named.get(name) ?? new CacheInMemory();
    this.named.set(name, cache);
    return cache;
  }

  async match(request: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.named.get(cacheName)?.match(request);
  }

  async keys(): Promise<string[]> {
    return [...this.named.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name);
  }

  async paths(name: string): Promise<string[]> {
    const requests = (await this.named.get(name)?.keys()) ?? [];
    return requests.map(({ url }) => new URL(url).pathname);
  }
}
