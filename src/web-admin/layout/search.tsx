import type { SearchHit } from '#kernel/contracts/admin/admin-search.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { read } from '../data-provider.ts';
import { SearchHits } from './search-hits.tsx';
import { addressOfHit, groupHits } from './search-groups.ts';
import { useShortcut } from '../keyboard/shortcuts.ts';
import './search.css';

/** Pause of the typing before a search, in milliseconds. */
const PAUSE = 200;

/** Searches accounts, guardians, payments and cases from every page; the key '/' leads to it. */
export function Search() {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const words = usePaused(typed.trim());
  useShortcut('search', () => input.current?.focus());
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['search', words],
    enabled: words !== '',
    placeholderData: keepPreviousData,
    queryFn: () => read<SearchHit[]>(`search?${new URLSearchParams({ q: words })}`),
  });
  const isCurrent = words === typed.trim() && !isPlaceholderData;
  const groups = groupHits(words === '' ? [] : (data ?? []));
  const hits = groups.flatMap((group) => group.hits);
  const shown = isOpen && typed.trim() !== '' && (data !== undefined || isError);
  const choose = (hit: SearchHit | undefined) => {
    if (!hit) return;
    setTyped('');
    setOpen(false);
    input.current?.blur();
    void navigate(addressOfHit(hit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (typed === '') input.current?.blur();
      setTyped('');
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return isCurrent ? choose(hits[active]) : undefined;
    setOpen(true);
    if (hits.length > 0) setActive((active + step + hits.length) % hits.length);
  };
  return (
    <search
      className="search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <input
        ref={input}
        type="search"
        role="combobox"
        className="search-input"
        aria-label={t('search.label')}
        aria-expanded={shown && hits.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && hits[active] ? `${list}-${active}` : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {shown && <SearchHits list={list} groups={groups} active={active} onChoose={choose} isFailed={isError} />}
    </search>
  );
}

/** The value once it has not changed for a while. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : paused;
}
