/** Does nothing: form pages open no event stream. */
export function useLiveEvents() {}
