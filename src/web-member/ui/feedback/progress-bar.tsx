import { toneOfCompletion } from '../../../web-shared/text/format.ts';
import './progress-bar.css';

/** A percentage in words and as a bar: green from 80, yellow from 50, red below. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <progress className={`progress ${toneOfCompletion(value)}`} max={100} value={value} aria-label={label}>
      {`${value}%`}
    </progress>
  );
}
