import type { ComponentProps } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useFieldLinks } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & { limit?: number; length?: number };

/**
 * Multi-line input that follows the direction of its text. With a `limit` it counts, and reports a text that is too
 * long instead of cutting it.
 */
export function TextArea({ limit, length = 0, ...props }: TextAreaProps) {
  const { t } = useText('common');
  return (
    <>
      <textarea rows={4} dir="auto" {...useFieldLinks()} {...props} className="input" />
      {limit !== undefined && (
        <div className={length > limit ? 'counter over' : 'counter'}>
          {t('field.counter', { count: length, limit })}
        </div>
      )}
    </>
  );
}
