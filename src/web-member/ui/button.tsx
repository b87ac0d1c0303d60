import { useEffect, useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './button.css';

type Look = 'main' | 'plain' | 'stop' | 'quiet';
type Shape = { look?: Look; small?: boolean; wide?: boolean };

function classes({ look = 'plain', small, wide }: Shape, extra?: string) {
  return ['btn', look, small && 'small', wide && 'wide', extra].filter(Boolean).join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Shape & { busy?: boolean; takesFocus?: boolean };

/**
 * A button. Busy or disabled, it does nothing and says so to a screen reader, and keeps the focus that it has; its
 * label is the caller's to change. It takes the focus where it takes the place of what had it.
 */
export function Button({ look, small, wide, busy, takesFocus, className, disabled, onClick, ...props }: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={own}
      type="button"
      {...props}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Which also keeps it from sending its form.
        if (disabled || busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={classes({ look, small, wide }, className)}
    />
  );
}

type LinkButtonProps = Shape & { children: ReactNode; className?: string } & (
    { to: string; href?: never } | { href: string; to?: never }
  );

/** A link that looks like a button: `to` stays inside the app, `href` is a full-page navigation. */
export function LinkButton({ look, small, wide, className, children, to, href }: LinkButtonProps) {
  const looks = classes({ look, small, wide }, className);
  if (href !== undefined) {
    return (
      <Link className={looks} to={href} reloadDocument>
        {children}
      </Link>
    );
  }
  return (
    <Link className={looks} to={to}>
      {children}
    </Link>
  );
}
