import { useLayoutEffect, useRef } from 'react';

/**
 * Preserves the scroll position when content is added above. Call the returned function before the content is
 * requested; `first` is the key of the top item.
 */
export function useSteadyScroll(scroller: () => Element | null, first: string | undefined): () => void {
  const watched = useRef<{ toEnd: number; stop: () => void }>(undefined);
  useLayoutEffect(() => {
    const element = scroller();
    const { toEnd, stop } = watched.current ?? {};
    stop?.();
    watched.current = undefined;
    if (toEnd !== undefined && element) element.scrollTop = element.scrollHeight - toEnd;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first]);
  return () => {
    const element = scroller();
    if (!element) return;
    watched.current?.stop();
    // The reader may scroll until the content arrives.
    const measure = () => {
      if (watched.current) watched.current.toEnd = element.scrollHeight - element.scrollTop;
    };
    const source = element === document.scrollingElement ? document : element;
    source.addEventListener('scroll', measure, { passive: true });
    watched.current = {
      toEnd: element.scrollHeight - element.scrollTop,
      stop: () => source.removeEventListener('scroll', measure),
    };
  };
}
