import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useFieldLinks } from './field.tsx';

/**
 * Single-line input that follows the direction of its text, inside a Field; a `code` runs left to right in any
 * language. The browser fills it in only if `autoComplete` names its purpose.
 */
export function TextInput({ code, ...props }: ComponentProps<'input'> & { code?: boolean }) {
  const dir = code ? 'ltr' : 'auto';
  return (
    <input
      type="text"
      autoComplete="off"
      dir={dir}
      {...useFieldLinks()}
      {...props}
      className={code ? 'input code' : 'input'}
    />
  );
}

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordInput(props: PasswordInputProps) {
  const { t } = useText('common');
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <input
        dir="auto"
        {...useFieldLinks()}
        {...props}
        className="input"
        type={shown ? 'text' : 'password'}
        spellCheck={false}
      />
      <button type="button" onClick={() => setShown(!shown)} aria-pressed={shown} aria-label={t('password.show')}>
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </div>
  );
}
