import { useId } from 'react';
import './payment.css';

/** The agreement of a payer, word for word. */
export function AgreementWords({ title, words }: { title: string; words: string[] }) {
  const id = useId();
  return (
    <section className="agreement" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {words.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
