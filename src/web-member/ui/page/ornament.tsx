import './ornament.css';

/**
 * The one ornament, faint, behind what its parent (class `ornamented`) shows. For the landing page, the sign-in side
 * panel and empty places.
 */
export function Ornament() {
  return <span className="ornament" aria-hidden />;
}
