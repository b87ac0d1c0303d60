import type { ReactNode } from 'react';
import { useTitle } from '../../ui/page.tsx';
import { PublicHeader } from '../shell/index.ts';
import './auth.css';

type AuthCardProps = { title: string; text?: ReactNode; children: ReactNode };

/** A small page of its own with one purpose: a heading, a sentence, and what is to be done. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  useTitle(title);
  return (
    <>
      <PublicHeader />
      <div className="auth-card">
        <div className="stack tight">
          <h1>{title}</h1>
          {text && <p className="quiet">{text}</p>}
        </div>
        {children}
      </div>
    </>
  );
}
