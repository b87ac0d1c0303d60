import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './tabs.css';

type Tab = { value: string; label: ReactNode; content: ReactNode };
type TabsProps = { label: string; tabs: Tab[]; value: string; onChange: (value: string) => void };

/** Tabs with arrow keys; only the chosen one's content is rendered. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const { i18n } = useTranslation();
  return (
    <Radix.Root value={value} onValueChange={onChange} dir={i18n.dir()}>
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="tab-content">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
