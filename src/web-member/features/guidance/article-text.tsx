import './article-text.css';

/** The text of an article as it is read, here and in the console's preview. An empty line begins a new paragraph. */
export const ArticleText = ({ content }: { content: string }) => (
  <article className="article">
    {content
      .trim()
      .split(/\n{2,}/)
      .map((paragraph, place) => (
        // The paragraphs of a fixed text have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={place}>{paragraph}</p>
      ))}
  </article>
);
