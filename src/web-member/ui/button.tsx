import { useEffect, useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './button.css';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';
type Shape = { variant?: Variant; small?: boolean; wide?: boolean };

function classes({ variant = 'secondary', small, wide }: Shape, extra?: string) {
  return ['btn', variant, small && 'small', wide && 'wide', extra].filter(Boolean).join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Shape & { busy?: boolean; takesFocus?: boolean };

/**
 * A busy or disabled button does nothing, tells screen readers so and keeps the focus; the caller changes its label.
 * With `takesFocus` it takes the focus of the element that it replaces.
 */
export function Button({
  variant,
  small,
  wide,
  busy,
  takesFocus,
  className,
  disabled,
  onClick,
  ...props
}: ButtonProps) {
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
        // This also stops it from submitting its form.
        if (disabled || busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={classes({ variant, small, wide }, className)}
    />
  );
}

type LinkButtonProps = Shape & { children: ReactNode; className?: string } & (
    { to: string; href?: never } | { href: string; to?: never }
  );

/** A link that looks like a button: `to` stays inside the app, `href` is a full-page navigation. */
export function LinkButton({ variant, small, wide, className, children, to, href }: LinkButtonProps) {
  const classNames = classes({ variant, small, wide }, className);
  if (href !== undefined) {
    return (
      <Link className={classNames} to={href} reloadDocument>
        {children}
      </Link>
    );
  }
  return (
    <Link className={classNames} to={to}>
      {children}
    </Link>
  );
}
