import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Seals } from '#kernel/sealing/seals.ts';
import type { MessageView } from '../../../modules/messaging/contracts/messages.schema.ts';
import { addMessages } from '../../../testing/long-conversation.ts';
import { aMatch, anAdmin, expectOk, type MatchedPair } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

interface LongMatch extends MatchedPair {
  /** Oldest first. */
  ids: string[];
  /** The approval of the last message, and its emailed link. */
  approvalId: string;
  token: string;
}

/** A flag that no detector would find, which proves that stored flags are read. */
const PLANTED = [{ kind: 'phone' as const, excerpt: 'planted' }];

async function longConversation(messages: number): Promise<LongMatch> {
  const match = await aMatch(product.current);
  const { kernel } = product.current.application;
  const ids = await addMessages(kernel, match, { messages, at: kernel.clock.now(), flagsOf: () => PLANTED });
  const content = 'Call me on 07700 900 123';
  await expectOk('Message', match.brother.browser.post(`/api/matches/${match.matchId}/messages`, { content }));
  const [item] = (await match.guardian.browser.get('/api/guardian/pending-approvals')).body;
  await product.current.advance('PT1H');
  const [mail] = await product.current.mailTo(match.guardian.email);
  return { ...match, ids, approvalId: item.id, token: /\/decide\/([\w-]+)/.exec(mail!.text)![1]! };
}

interface ShownMessage {
  id: string;
  content: string;
}
/** All ways to read a conversation, whole or before a message, with the messages of the response. */
const views: Record<
  string,
  (long: LongMatch, before?: string) => Promise<{ answer: Answer; messages: ShownMessage[] }>
> = {
  'the member': async ({ sister, matchId }, before) => {
    const answer = await sister.browser.get(`/api/matches/${matchId}/messages${queryOf(before)}`);
    return { answer, messages: answer.body };
  },
  'the guardian': async ({ guardian, matchId }, before) => {
    const answer = await guardian.browser.get(`/api/guardian/matches/${matchId}/messages${queryOf(before)}`);
    return { answer, messages: answer.body };
  },
  'the guardian who decides': async ({ guardian, approvalId }, before) => {
    const answer = await guardian.browser.get(`/api/guardian/pending-approvals/${approvalId}${queryOf(before)}`);
    return { answer, messages: answer.body.conversation };
  },
  'the mailed page': async ({ token }, before) => {
    const visitor = product.current.visitor();
    const path = `/decide/${token}`;
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await (before ? visitor.post(path, `action=earlier+${before}`, form) : visitor.get(path));
    return { answer, messages: answer.body.item.conversation };
  },
  'an admin': async ({ matchId }, before) => {
    const admin = await anAdmin(product.current);
    const answer = await admin.post(`/api/admin/conversations/${matchId}/read`, { reason: 'A report.', before });
    return { answer, messages: answer.body.words };
  },
};
const queryOf = (before?: string) => (before ? `?before=${before}` : '');

let [short, long] = [] as unknown as [LongMatch, LongMatch];
beforeAll(async () => {
  short = await longConversation(300);
  long = await longConversation(5000);
});

describe('every view costs the same, however long the conversation is', () => {
  /** Measures one read. */
  async function costOf<T>(read: () => Promise<T>) {
    const [opened, requested] = [vi.spyOn(Seals.prototype, 'open'), vi.spyOn(pg.Client.prototype, 'query')];
    try {
      const reading = await read();
      const messages = opened.mock.calls.filter(([place]) => place === 'messaging.message.content').length;
      // Background jobs query all the time.
      const statements = requested.mock.calls.filter(([query]) => /messaging\./.test(JSON.stringify(query))).length;
      return { ...reading, opened: messages, statements };
    } finally {
      opened.mockRestore();
      requested.mockRestore();
    }
  }

  test.each(Object.entries(views))('%s reads the newest 50', async (_, read) => {
    for (const warm of [short, long]) await read(warm);
    const [ofShort, ofLong] = [await costOf(() => read(short)), await costOf(() => read(long))];
    expect(ofLong.messages).toHaveLength(50);
    // In addition to the messages: the pending one, and the last of a list.
    expect(ofLong.opened).toBeLessThanOrEqual(52);
    expect(ofLong.opened).toBe(ofShort.opened);
    expect(ofLong.statements).toBe(ofShort.statements);
    const [size, sizeOfShort] = [ofLong, ofShort].map(({ answer }) => JSON.stringify(answer.body).length);
    expect(size).toBeLessThan(sizeOfShort! * 1.1);
  });

  test.each(Object.entries(views))('%s reaches every message, page by page', async (_, read) => {
    const pages: ShownMessage[][] = [];
    for (let before: string | undefined; ;) {
      const { messages } = await read(short, before);
      if (messages.length === 0) break;
      pages.unshift(messages);
      before = messages[0]!.id;
      expect(messages.length).toBeLessThanOrEqual(50);
    }
    const ids = pages.flat().map(({ id }) => id);
    expect(ids.filter((id) => short.ids.includes(id))).toEqual(short.ids);
  });
});

describe('requests that read the ends of a conversation', () => {
  const requested = (browser: Visitor, guardian: boolean) => async (query: string) => {
    const of = guardian ? 'guardian/matches' : 'matches';
    const { body, headers } = await expectOk('Messages', browser.get(`/api/${of}/${short.matchId}/messages${query}`));
    return { ids: body.map(({ id }: MessageView) => id) as string[], link: headers.get('Link') };
  };

  test.each(['the member', 'the guardian'])(
    '%s gets a link to earlier messages, as long as there are any',
    async (who) => {
      const read = requested((who === 'the member' ? short.sister : short.guardian).browser, who !== 'the member');
      const first = await read('');
      expect(first.link).toMatch(/^<\/api\/[\w/-]+\?before=[\w-]+>; rel="prev"$/);
      const [, address] = /<[^>]*(\?[^>]+)>/.exec(first.link!)!;
      const second = await read(address!);
      expect(second.ids).toHaveLength(50);
      expect(second.ids.at(-1)).toBe(short.ids[short.ids.indexOf(first.ids[0]!) - 1]);
      const oldest = await read(`?before=${short.ids[50]}`);
      expect(oldest).toEqual({ ids: short.ids.slice(0, 50), link: null });
      expect(await read(`?before=${short.ids[0]}`)).toEqual({ ids: [], link: null });
      expect(await read(`?before=${long.ids[9]}`)).toEqual({ ids: [], link: null });
    },
  );

  test.each(['the member', 'the guardian'])(
    '%s gets at most 200 later messages at once, and eventually all',
    async (who) => {
      const read = requested((who === 'the member' ? short.sister : short.guardian).browser, who !== 'the member');
      // All were decided at the same time, unlike real ones, so earlier ones count as decided since.
      const { ids } = await read(`?after=${short.ids[0]}`);
      expect(ids).toEqual(short.ids.slice(1, 201));
      const later = await read(`?after=${short.ids[200]}`);
      expect(later.ids.length).toBeLessThanOrEqual(200);
      expect(later.ids).toEqual(expect.arrayContaining(short.ids.slice(201)));
    },
  );

  test('a request may name only one end', async () => {
    const [a, b] = short.ids;
    const { status } = await short.sister.browser.get(`/api/matches/${short.matchId}/messages?before=${a}&after=${b}`);
    expect(status).toBe(400);
  });
});

describe('the detector runs once, when a message is written', () => {
  test('a guardian reads the stored flags', async () => {
    const { messages } = await views['the guardian']!(short);
    const shown = messages as (ShownMessage & { flags: unknown })[];
    expect(shown.slice(0, -1).map(({ flags }) => flags)).toEqual(shown.slice(0, -1).map(() => PLANTED));
    expect(shown.at(-1)!.flags).toEqual([{ kind: 'phone', excerpt: '07700 900 123' }]);
  });

  test('the deciding guardian reads them too, in both ways', async () => {
    const results = [{ kind: 'phone', excerpt: '07700 900 123' }];
    expect((await views['the guardian who decides']!(short)).answer.body.flags).toEqual(results);
    expect((await views['the mailed page']!(short)).answer.body.item.flags).toEqual(results);
  });

  test('the writer sees no flags, neither in messages nor in the export', async () => {
    const { body } = await short.brother.browser.get(`/api/matches/${short.matchId}/messages`);
    expect(JSON.stringify(body)).not.toContain('flags');
    const { body: all } = await expectOk('Export', short.brother.browser.get('/api/account/export'));
    expect(all.data.messages).toHaveLength(301);
    expect(JSON.stringify(all)).not.toContain('planted');
  });
});
