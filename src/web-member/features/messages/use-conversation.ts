import { MESSAGES_AT_ONCE } from '#modules/messaging/contracts/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePollInterval } from '../../lib/live/live-state.ts';
import { fetchPage } from '../../lib/server/use-pages.ts';
import { withNewest } from './message-window.ts';
import { useEarlierPages, type EarlierMessages } from './use-earlier-pages.ts';

const EVERY_MS = 10_000;

/** Polls the newest messages of a conversation, after earlier ones loaded on request. */
export function useConversation<M extends { id: string }>(address: string) {
  const newest = useQuery<M[]>({ queryKey: [address], refetchInterval: usePollInterval(EVERY_MS) });
  /** The address of the first earlier page, fixed when earlier messages are first requested. */
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
