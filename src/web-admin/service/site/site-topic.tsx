import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

interface SiteTopicProps {
  title: string;
  /** The fields inside, whose errors open the topic. */
  fields: readonly string[];
  isOpen?: boolean;
  children: ReactNode;
}

/** Settings of one topic, folded until they are needed. */
export function SiteTopic({ title, fields, isOpen = false, children }: SiteTopicProps) {
  const { errors } = useFormState();
  const [opened, setOpened] = useState(isOpen);
  const isWrong = fields.some((field) => field in errors);
  return (
    <details
      className="site-topic"
      open={opened || isWrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="inputs">{children}</div>
    </details>
  );
}
