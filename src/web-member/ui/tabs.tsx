import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './tabs.css';

type Tab = { value: string; label: ReactNode; content: ReactNode };
type TabsProps = { label: string; tabs: Tab[]; value: string; onChange: (value: string) => void };

/**
 * Tabs with arrow keys, Home and End, which choose as they go; only the chosen one's content is rendered, and only it
 * is reached with the tab key.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.value === value) ?? tabs[0]!;

  function go(event: KeyboardEvent) {
    const at = tabs.indexOf(chosen);
    const next = i18n.dir() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at - 1, [next]: at + 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = (step + tabs.length) % tabs.length;
    (list.current!.children[place] as HTMLElement).focus();
    onChange(tabs[place]!.value);
  }

  return (
    <div>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            className="tab"
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={go}
          >
            {tab.label}
          </button>
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
