import { useText } from '../lib/text/use-text.ts';
import { formatTime } from '../../web-shared/text/format.ts';
import './steps.css';

/** A step of a process: done, current, next, or the one where it ended; and its time. */
export type Step = { label: string; state: 'done' | 'now' | 'next' | 'ended'; at?: string | null };

/** The steps of a request, match or message, with the current one named in words. */
export function Steps({ steps, label }: { steps: Step[]; label: string }) {
  const { t } = useText('common');
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li key={step.label} className={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className="only-read">{t(`steps.${step.state}`)}</span> <span>{step.label}</span>
          {step.at && <time dateTime={step.at}>{formatTime(step.at)}</time>}
        </li>
      ))}
    </ol>
  );
}
