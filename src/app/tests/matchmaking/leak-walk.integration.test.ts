import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMatch, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();

type Step = { does: 'he writes' | 'she writes' } | { does: 'approves' | 'declines'; which: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ does: 'he writes' }, { does: 'she writes' }),
  fc.record({ does: fc.constantFrom('approves' as const, 'declines' as const), which: fc.nat(5) }),
);

interface WrittenText {
  content: string;
  by: Person;
  state: 'waiting' | 'approved' | 'declined';
}

/** Returns all texts by others that a person can see, in every way. */
async function seenBy(person: Person, matchId: string): Promise<{ texts: string[]; unread: number }> {
  const get = async (path: string) => (await person.browser.get(path)).body;
  const [list, matches, one, count, stats] = await Promise.all(
    [
      `/api/matches/${matchId}/messages`,
      '/api/matches',
      `/api/matches/${matchId}`,
      '/api/messages/unread-count',
      '/api/dashboard-stats',
    ].map(get),
  );
  expect(new Set([count.count, stats.unreadMessages, matches[0].unreadCount, one.unreadCount]).size).toBe(1);
  const previews = [matches[0].lastMessage?.content, one.lastMessage?.content].filter(Boolean);
  return { texts: [...list.map((message: { content: string }) => message.content), ...previews], unread: count.count };
}

async function write(by: Person, matchId: string, content: string): Promise<void> {
  const { status } = await by.browser.post(`/api/matches/${matchId}/messages`, { content });
  if (status !== 201) throw new Error(`A message was answered ${status}`);
}

test('in no order of writing and deciding does anybody read a text of the other that her guardian did not approve', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const { brother, sister, guardian, matchId } = await aMatch(product.current);
      const written: WrittenText[] = [];
      for (const [n, { does, ...more }] of steps.entries()) {
        if (does === 'he writes' || does === 'she writes') {
          const by = does === 'he writes' ? brother : sister;
          const content = `Word ${n} of ${by.name}`;
          await write(by, matchId, content);
          written.push({ content, by, state: 'waiting' });
        } else {
          const waiting = (await guardian.browser.get('/api/guardian/pending-approvals')).body as {
            id: string;
            content: string;
          }[];
          const item = waiting[(more as { which: number }).which % Math.max(1, waiting.length)];
          if (!item) continue;
          const action = does === 'approves' ? 'approve' : 'decline';
          await guardian.browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, { action });
          written.find(({ content }) => content === item.content)!.state =
            does === 'approves' ? 'approved' : 'declined';
        }
        for (const person of [brother, sister]) {
          const { texts, unread } = await seenBy(person, matchId);
          const others = written.filter(({ by }) => by !== person);
          const allowed = others.filter(({ state }) => state === 'approved').map(({ content }) => content);
          for (const { content } of others) expect(texts.includes(content), content).toBe(allowed.includes(content));
          expect(unread).toBe(allowed.length);
        }
      }
    }),
    { numRuns: 6 },
  );
}, 90_000);
