import { useEffect, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './button.css';

type Look = 'main' | 'plain' | 'stop' | 'quiet';
type Shape = { look?: Look; small?: boolean; wide?: boolean };

function classes({ look = 'plain', small, wide }: Shape, extra?: string) {
  return ['btn', look, small && 'small', wide && 'wide', extra].filter(Boolean).join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Shape & { busy?: boolean; takesFocus?: boolean };

/**
 * A button. While `busy` it is disabled and says so to a screen reader; its label is the caller's to change. It takes
 * the focus where it takes the place of what had it.
 */
export function Button({ look, small, wide, busy, takesFocus, className, disabled, ...rest }: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={own}
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
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
      <a className={looks} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link className={looks} to={to}>
      {children}
    </Link>
  );
}
