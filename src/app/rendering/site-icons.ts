import { currentLook } from '#kernel/site/current-look.ts';

const STAR =
  '<path d="M48 16 57.4 25.4 70.6 25.4 70.6 38.6 80 48 70.6 57.4 70.6 70.6 57.4 70.6 48 80 38.6 70.6 25.4 70.6 25.4 57.4 16 48 25.4 38.6 25.4 25.4 38.6 25.4Z" fill="none" stroke="#fffdf9" stroke-width="4"/><circle cx="48" cy="48" r="9" fill="#fffdf9"/>';
const PAPER = '#faf7f0';

/** The operator's mark as a file; parts in the current colour get the main one. */
export const markFile = (): string => {
  const { mark, theme } = currentLook();
  return mark.replace('<svg ', `<svg color="${theme.light.green}" `);
};

/** The mark as a part of another picture. */
export const placed = (mark: string, { x, y, size }: { x: number; y: number; size: number }): string =>
  mark.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${currentLook().theme.light.green}" `,
  );

const tile = (content: string, fill: string, corner: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="${corner}" fill="${fill}"/>${content}</svg>`;

/**
 * The icon of the site: the operator's mark on paper, or the star on the main colour. A phone crops a maskable one to
 * its own shape, so the background reaches the edges and the picture is in the middle.
 */
export function iconSvg({ isMaskable = false } = {}): string {
  const { mark, theme } = currentLook();
  const [corner, size] = isMaskable ? [0, 54] : [22, 72];
  if (mark) return tile(placed(mark, { x: (96 - size) / 2, y: (96 - size) / 2, size }), PAPER, corner);
  return tile(isMaskable ? `<g transform="translate(12 12) scale(.75)">${STAR}</g>` : STAR, theme.light.green, corner);
}
