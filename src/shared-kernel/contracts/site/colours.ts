/** A colour in OKLab's cylindrical form: lightness from 0 to 1, chroma, and hue in radians. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const partsOf = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number];

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [one, other]
    .map((hex) => {
      const [r, g, b] = partsOf(hex);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = partsOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const [x, y] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(x, y), h: Math.atan2(y, x) };
}

/** The nearest colour of screens with this lightness and hue; the chroma is reduced as far as needed. */
export function toHex({ l: lightness, c, h }: Oklch): string {
  for (let chroma = c; ; chroma -= 0.005) {
    const [x, y] = [Math.max(chroma, 0) * Math.cos(h), Math.max(chroma, 0) * Math.sin(h)];
    const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
    const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
    const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
    const parts = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    if (chroma > 0 && parts.some((part) => part < -0.001 || part > 1.001)) continue;
    const bytes = parts.map((part) => Math.round(encoded(Math.min(Math.max(part, 0), 1)) * 255));
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  }
}
