import type { Answer, Visitor } from '../../src/testing/visitor.ts';

/** The pages of a list, by following each page's link to the next one. */
export async function pagesFrom(browser: Visitor, path: string): Promise<Answer[]> {
  const pages: Answer[] = [];
  for (let next: string | undefined = path; next;) {
    const page: Answer = await browser.get(next);
    pages.push(page);
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
  }
  return pages;
}

/** The profiles on all pages. */
export const idsOn = (pages: Answer[]): number[] =>
  pages.flatMap(({ body }) => body.map(({ id }: { id: number }) => id));
