import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { queryClient } from '../server/query-client.ts';
import { tabStore } from '../../../web-shared/storage.ts';
import { useHydrating } from '../use-hydrating.ts';

const MARK = 'draft ';
const USER_URL = '/api/user';

/** Drafts are stored in this tab for one account; signing out clears them. */
const keyOf = (place: string) => {
  const account = queryClient.getQueryData<{ id: string } | null>([USER_URL])?.id;
  return account === undefined ? null : `${MARK}${account} ${place}`;
};

const read = (key: string | null): string => (key && tabStore.get(key)) ?? '';

function writeDraft(key: string | null, words: string) {
  if (!key) return;
  if (words === '') tabStore.remove(key);
  else tabStore.set(key, words);
}

/** Deletes drafts that another account left in this tab when its session ended. */
export function forgetOthersDrafts(account: string) {
  for (const key of tabStore.keys())
    if (key.startsWith(MARK) && !key.startsWith(`${MARK}${account} `)) tabStore.remove(key);
}

/**
 * A text that survives a reload, a refusal and an expired session until it is set to ''. `place` names its purpose, for
 * example 'message {match}'.
 */
export function useDraft(place: string): [string, Dispatch<SetStateAction<string>>] {
  const key = keyOf(place);
  const hydrating = useHydrating();
  const [draft, setDraft] = useState(() => (hydrating ? { key: null, words: '' } : { key, words: read(key) }));
  const newest = useRef(draft);
  const setWords: Dispatch<SetStateAction<string>> = (next) => {
    const now = newest.current.key === key ? newest.current.words : read(key);
    const words = typeof next === 'function' ? next(now) : next;
    newest.current = { key, words };
    setDraft(newest.current);
    // Saved at once, because sending may unmount the input.
    writeDraft(key, words);
  };
  return [draft.key === key ? draft.words : hydrating ? '' : read(key), setWords];
}

export const hasDraft = (place: string) => read(keyOf(place)) !== '';

export const forgetDraft = (place: string) => writeDraft(keyOf(place), '');

/** The draft of a whole form, stored until it is deleted; `never` names a field that is never stored. */
export function useFormDraft<T extends FieldValues>(
  place: string,
  { setValue, subscribe }: UseFormReturn<T>,
  never?: keyof T,
) {
  const key = keyOf(place);
  useEffect(() => {
    const stored = JSON.parse(read(key) || '{}') as Partial<T>;
    for (const [name, value] of Object.entries(stored))
      setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const written = Object.entries(values).filter(
          ([name]) => name !== never && dirtyFields[name as keyof typeof dirtyFields],
        );
        writeDraft(key, written.length === 0 ? '' : JSON.stringify(Object.fromEntries(written)));
      },
    });
  }, [key, setValue, subscribe, never]);
}
