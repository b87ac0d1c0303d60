import type { SearchHit } from '#kernel/contracts/admin/admin-search.schema.ts';
import { pageOf } from '../audit/page-of.ts';

export const hitKinds = ['user', 'guardian', 'payment', 'case'] as const;
type Kind = SearchHit['kind'];

/** The results by kind, people first; empty kinds are left out. */
export const groupHits = (hits: SearchHit[]): { kind: Kind; hits: SearchHit[] }[] =>
  hitKinds
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }))
    .filter((group) => group.hits.length > 0);

/** The page of a result: a payment and a guardian are on the page of the payer and the ward. */
export function addressOfHit(hit: SearchHit): string {
  if (hit.kind === 'case') return pageOf(hit.queue, hit.id)!;
  const userId = {
    user: hit.id,
    guardian: 'wardId' in hit ? hit.wardId : '',
    payment: 'userId' in hit ? hit.userId : '',
  };
  return `/users/${userId[hit.kind]}/show`;
}
