import { InlineText } from '../../web-shared/ui/user-text.tsx';

const ADDRESS = /(https:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** A line of the operator's own words, with links for the addresses in it. */
export function LinkedText({ children }: { children: string }) {
  return (
    <bdi>
      {children.split(ADDRESS).map((part, n) =>
        n % 2 === 1 ? (
          <a key={`${n} ${part}`} href={part} rel="external noopener noreferrer">
            <InlineText>{part}</InlineText>
          </a>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
