import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

export const MARK_LENGTH = 20_000;
const MOST_SHAPES = 200;
const MOST_DEPTH = 8;
const SVG = 'http://www.w3.org/2000/svg';

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?`;
const exactly = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i');
const LENGTH = exactly(`${NUMBER}(?:px|%)?`);
const SHARE = exactly(`${NUMBER}%?`);
const NUMBERS = exactly(`(?:${NUMBER}[\\s,]*)+`);
const PATH = exactly(String.raw`[mzlhvcsqta\d\s,.e+-]+`);
const COLOUR = exactly(
  String.raw`none|currentcolor|transparent|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgba?\([\d\s,.%/]+\)|hsla?\([\d\s,.%/a-z]+\)|(?!url)[a-z]{3,20}`,
);
const WORD = exactly('[a-z-]{2,12}');
const TRANSFORM = exactly(
  String.raw`(?:(?:matrix|translate|scale|rotate|skewx|skewy)\(\s*(?:${NUMBER}[\s,]*){1,6}\)[\s,]*)+`,
);

const PAINT: Record<string, RegExp> = {
  fill: COLOUR,
  stroke: COLOUR,
  'fill-rule': WORD,
  'clip-rule': WORD,
  'fill-opacity': SHARE,
  'stroke-opacity': SHARE,
  opacity: SHARE,
  'stroke-width': LENGTH,
  'stroke-linecap': WORD,
  'stroke-linejoin': WORD,
  'stroke-miterlimit': SHARE,
  'stroke-dasharray': NUMBERS,
  transform: TRANSFORM,
};
const lengths = (...names: string[]) => Object.fromEntries(names.map((name) => [name, LENGTH]));
/** Allowed elements, each with its attributes in addition to those of `PAINT`. */
const ELEMENTS: Record<string, Record<string, RegExp>> = {
  svg: { ...lengths('width', 'height'), viewBox: NUMBERS },
  g: {},
  title: {},
  path: { d: PATH },
  circle: lengths('cx', 'cy', 'r'),
  ellipse: lengths('cx', 'cy', 'rx', 'ry'),
  rect: lengths('x', 'y', 'width', 'height', 'rx', 'ry'),
  line: lengths('x1', 'y1', 'x2', 'y2'),
  polygon: { points: NUMBERS },
  polyline: { points: NUMBERS },
};
/** Attributes and elements of drawing programs that change nothing, and are left out. */
const IGNORED_ATTRIBUTE =
  /^(?:id|class|version|baseProfile|role|aria-[a-z]+|data-[\w-]+|xmlns(?::\w+)?|xml:space|(?:inkscape|sodipodi|sketch|serif):[\w-]+)$/;
const IGNORED_ELEMENT = /^(?:metadata|desc|(?:sodipodi|inkscape):[\w-]+)$/;

/** A refusal of a mark, shown to the operator next to its field. */
export class MarkRefused extends Error {
  /** The part that is refused: the name of an element or attribute, or a size. */
  readonly part: string;

  constructor(part: string) {
    super(part);
    this.part = part;
  }
}

/**
 * Draws an SVG picture again from allowed elements and attributes, so that nothing else of it reaches a browser.
 * @throws MarkRefused that names the first part that is not allowed
 */
export function redrawMark(source: string): string {
  if (source.length > MARK_LENGTH) throw new MarkRefused(`${source.length} > ${MARK_LENGTH}`);
  const declared = /<!(?:DOCTYPE|ENTITY|\[CDATA\[)|<\?(?!xml\s)/i.exec(source.replaceAll(/<!--[^]*?-->/g, ''));
  if (declared) throw new MarkRefused(declared[0].slice(0, 9));
  const root = parsed(source);
  if (root.localName !== 'svg' || root.namespaceURI !== SVG || root.prefix) throw new MarkRefused('svg');
  const drawing = { shapes: 0 };
  const content = childrenOf(root, 1, drawing);
  if (drawing.shapes === 0) throw new MarkRefused('path');
  return `<svg xmlns="${SVG}" viewBox="${viewBoxOf(root)}"${attributesOf(root, ['width', 'height', 'viewBox'])}>${content}</svg>`;
}

function parsed(source: string): Element {
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    return parser.parseFromString(source.trim(), 'image/svg+xml').documentElement!;
  } catch {
    throw new MarkRefused('SVG');
  }
}

/** The visible part in four numbers, of which the last two are the size. */
function viewBoxOf(root: Element): string {
  const size = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''));
  const given = root
    .getAttribute('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, ...size];
  const [, , width = 0, height = 0] = given;
  const isFine = given.length === 4 && given.every(Number.isFinite) && width > 0 && height > 0;
  // Wider ones leave no room for the name on a phone.
  if (!isFine || width / height > 4 || height / width > 2) throw new MarkRefused('viewBox');
  return given.join(' ');
}

function childrenOf(parent: Element, depth: number, drawing: { shapes: number }): string {
  if (depth > MOST_DEPTH) throw new MarkRefused(`<g> × ${depth}`);
  let content = '';
  for (let node: Node | null = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.ELEMENT_NODE) content += drawn(node as Element, depth, drawing);
    else if (node.nodeType === node.TEXT_NODE && node.nodeValue?.trim()) throw new MarkRefused('text');
  }
  return content;
}

function drawn(element: Element, depth: number, drawing: { shapes: number }): string {
  const name = element.tagName;
  if (IGNORED_ELEMENT.test(name)) return '';
  if (name === 'defs' && !element.firstChild) return '';
  if (name === 'svg' || !Object.hasOwn(ELEMENTS, name) || element.namespaceURI !== SVG)
    throw new MarkRefused(`<${name.slice(0, 40)}>`);
  // Its words would be in one language only; screen readers read the site's name instead.
  if (name === 'title') return '';
  const content = childrenOf(element, depth + 1, drawing);
  const attributes = attributesOf(element, []);
  if (name === 'g') return content && `<g${attributes}>${content}</g>`;
  drawing.shapes += 1;
  if (drawing.shapes > MOST_SHAPES) throw new MarkRefused(`${drawing.shapes} > ${MOST_SHAPES}`);
  return `<${name}${attributes}/>`;
}

/** The allowed attributes, of which `own` are written elsewhere. */
function attributesOf(element: Element, own: string[]): string {
  const allowed: Record<string, RegExp> = { ...PAINT, ...ELEMENTS[element.tagName] };
  return [...element.attributes]
    .filter(({ name }) => !IGNORED_ATTRIBUTE.test(name))
    .map(({ name, value }) => {
      const text = value.trim();
      if (!Object.hasOwn(allowed, name) || !allowed[name]!.test(text))
        throw new MarkRefused(`${name.slice(0, 40)}="…"`);
      return own.includes(name) ? '' : ` ${name}="${text.replaceAll(/\s+/g, ' ')}"`;
    })
    .join('');
}
