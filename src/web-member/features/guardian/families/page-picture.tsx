import type { Elements } from '../../../../web-shared/ui/elements.ts';
import './page-picture.css';

/** One of a guardian's pages for others to read; its buttons do nothing. */
export function PagePicture({ caption, heading, children }: { caption: string; heading: string; children: Elements }) {
  return (
    <figure className="page-picture" aria-label={caption}>
      <div>
        <p className="page-picture-heading">{heading}</p>
        {children}
      </div>
      <figcaption className="small quiet">{caption}</figcaption>
    </figure>
  );
}

export function PictureButtons({ yes, no }: { yes: string; no: string }) {
  return (
    <div className="page-picture-buttons">
      <span className="btn primary">{yes}</span>
      <span className="btn danger">{no}</span>
    </div>
  );
}
