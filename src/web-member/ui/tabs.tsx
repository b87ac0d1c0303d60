import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import './tabs.css';

type Tab = { value: string; label: ReactNode; content: ReactNode };
type TabsProps = { label: string; tabs: Tab[]; value: string; addressOf: (value: string) => string };

/**
 * Tabs with an address each, so they are links without scripts. Arrow keys, Home and End select a tab; only the
 * selected tab's panel is rendered, and only that tab is in the tab order.
 */
export function Tabs({ label, tabs, value, addressOf }: TabsProps) {
  const { i18n } = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.value === value) ?? tabs[0]!;

  function go(event: KeyboardEvent) {
    const at = tabs.indexOf(chosen);
    const forwards = i18n.isRightToLeft() ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at - 1,
      [forwards]: at + 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = list.current!.children[(step + tabs.length) % tabs.length] as HTMLElement;
    next.focus();
    next.click();
  }

  return (
    <div>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <Link
            key={tab.value}
            role="tab"
            id={`${id}${tab.value}`}
            className="tab"
            to={addressOf(tab.value)}
            replace
            preventScrollReset
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onKeyDown={go}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      <div
        key={chosen.value}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${chosen.value}`}
        tabIndex={0}
        className="tab-content"
      >
        {chosen.content}
      </div>
    </div>
  );
}
