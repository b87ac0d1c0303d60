/** Nothing changes by itself for visitors: the form program hears no server. */
export function useLiveEvents() {}
