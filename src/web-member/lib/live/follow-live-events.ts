import { queryClient, queriesBelow } from '../server/query-client.ts';
import { setLive } from './live-state.ts';
import { joinSharedStream } from './shared-stream.ts';
import { affectedBy } from './affected-by.ts';

const isInSight = () => document.visibilityState === 'visible';

/** Invalidates these paths and refetches what is on screen; in a hidden tab, once it is shown. */
async function refreshOnScreen(prefixes: string[]) {
  const filters = queriesBelow(prefixes);
  if (isInSight()) await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries({ ...filters, refetchType: isInSight() ? 'active' : 'none' });
}

/** Handles the events of the account's shared stream until the returned function is called. */
export function followLiveEvents(account: string): () => void {
  const leave = joinSharedStream(account, {
    onChange: setLive,
    onEvent: (name) => void refreshOnScreen(affectedBy[name]),
    onMissed: () => void refreshOnScreen([...new Set(Object.values(affectedBy).flat())]),
  });
  const catchUp = () => isInSight() && void queryClient.refetchQueries({ type: 'active', stale: true });
  document.addEventListener('visibilitychange', catchUp);
  return () => {
    document.removeEventListener('visibilitychange', catchUp);
    leave();
    setLive(false);
  };
}
