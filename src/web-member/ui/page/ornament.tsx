import './ornament.css';

/**
 * A faint ornament behind the content of its parent (class `ornamented`), for the landing page, the side panel of the
 * sign-in and empty states.
 */
export function Ornament() {
  return <span className="ornament" aria-hidden />;
}
