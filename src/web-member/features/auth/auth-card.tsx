import { useEffect, useRef, type ReactNode } from 'react';
import { useTitle } from '../../ui/index.ts';
import { PublicHeader } from '../shell/index.ts';
import './auth.css';
import type { Elements } from '../../../web-shared/ui/elements.ts';

type AuthCardProps = { title: string; text?: ReactNode; takesFocus?: boolean; children: Elements };

/** A small page with one purpose. It takes the focus if it replaces a form. */
export function AuthCard({ title, text, takesFocus, children }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <PublicHeader />
      <div className="auth-card">
        <div className="stack tight">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {text && <p className="quiet">{text}</p>}
        </div>
        {children}
      </div>
    </>
  );
}
