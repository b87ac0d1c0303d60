/** Queues whose cases have an own kind of subject. */
const QUEUES: Record<string, string> = {
  consultation: 'consultations',
  consultations: 'consultations',
  'guardian-check': 'guardian-checks',
  'guardian-checks': 'guardian-checks',
  'guardian-dispute': 'guardian-disputes',
  'guardian-disputes': 'guardian-disputes',
  'payment-dispute': 'payment-disputes',
  'payment-disputes': 'payment-disputes',
  refund: 'refunds',
  refunds: 'refunds',
  report: 'reports',
  reports: 'reports',
  rewrites: 'rewrites',
  support: 'support',
};
/** Records with an own page. */
const RECORDS: Record<string, string> = {
  article: 'articles',
  'example-profile': 'example-profiles',
  'promo-code': 'promo-codes',
  prompt: 'prompts',
  'site-content': 'site-content',
  'subscription-plan': 'subscription-plans',
  topic: 'topics',
};
const PAGES: Record<string, string> = { mail: '/mail', paper: '/papers', 'quiet-days': '/quiet-days', site: '/site' };

/** The console's page of an audited subject, if it has one. */
export function pageOf(subjectType: string, id: string): string | null {
  const queue = QUEUES[subjectType];
  if (queue) return `/${queue}?${new URLSearchParams({ filter: JSON.stringify({ id: [id] }) }).toString()}`;
  if (subjectType === 'list') return `/${id}`;
  const records = RECORDS[subjectType];
  if (records) return `/${records}/${encodeURIComponent(id)}`;
  return subjectType === 'user' ? `/users/${id}/show` : (PAGES[subjectType] ?? null);
}
