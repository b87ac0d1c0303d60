import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is read in its place while something is put above it. Call the answered function before that is asked for;
 * `first` names what stands at the top.
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
    // The reader may scroll on until it comes.
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
