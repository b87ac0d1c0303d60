import { MESSAGES_AT_ONCE } from '#modules/messaging/contracts/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePollInterval } from '../../lib/live/live-state.ts';
import { fetchPage } from '../../lib/server/use-pages.ts';
import { withNewest } from './message-window.ts';
import { useEarlierPages, type EarlierMessages } from './use-earlier-pages.ts';

const EVERY_MS = 10_000;

/** The newest messages of a conversation, looked up in intervals, after the earlier ones that were asked for. */
export function useConversation<M extends { id: string }>(address: string) {
  const newest = useQuery<M[]>({ queryKey: [address], refetchInterval: usePollInterval(EVERY_MS) });
  /** The address of the messages before those that were the newest when earlier ones were first asked for. */
  const [first, setFirst] = useState<string>();
  const [shown, setShown] = useState({ newest: newest.data, messages: newest.data });
  if (newest.data !== shown.newest) {
    const joined = first && newest.data ? withNewest(shown.messages ?? [], newest.data) : null;
    if (!joined) setFirst(undefined);
    setShown({ newest: newest.data, messages: joined ?? newest.data });
  }
  const { pages, hasMore, isLoading, error, load } = useEarlierPages({
    address,
    from: first,
    fetchBefore: fetchPage<M>,
    continueFrom: ({ previous }) => previous ?? undefined,
  });
  const before = pages.flatMap(({ items }) => items);
  const earlier: EarlierMessages = {
    exist: hasMore ?? (shown.messages?.length ?? 0) >= MESSAGES_AT_ONCE,
    isLoading,
    error,
    load: () => {
      if (!first) setFirst(`${address}?before=${shown.messages?.[0]?.id}`);
      load();
    },
  };
  return { newest, messages: shown.messages && [...before, ...shown.messages], earlier };
}
