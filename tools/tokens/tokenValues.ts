/**
 * A colour of DTCG 2025.10: components from 0 to 1, and the hexadecimal form for tools that only
 * support that.
 */
export interface ColourValue {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  alpha: number;
  hex: string;
}

interface Measured<Unit extends string> {
  value: number;
  unit: Unit;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** @throws RangeError if a CSS value does not fit its token's type. */
function matched(pattern: RegExp, css: string): string[] {
  const found = pattern.exec(css);
  if (!found) throw new RangeError(`Not what ${pattern} takes: ${css}`);
  return found.slice(1);
}

/** `#2453E6` or `rgb(10 15 26 / 0.5)`. */
export function colourOf(css: string): ColourValue {
  const isHex = css.startsWith('#');
  const parts = isHex
    ? matched(/^#(..)(..)(..)$/, css).map((part) => Number.parseInt(part, 16))
    : matched(/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/, css).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  const components: ColourValue['components'] = [
    rounded(red / 255),
    rounded(green / 255),
    rounded(blue / 255),
  ];
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` };
}

/** `16px` or `0`. */
export function lengthOf(css: string): Measured<'px'> {
  const [value] = matched(/^(-?[\d.]+)(?:px)?$/, css);
  return { value: Number(value), unit: 'px' };
}

/** `140ms`. */
export function timeOf(css: string): Measured<'ms'> {
  const [value] = matched(/^(\d+)ms$/, css);
  return { value: Number(value), unit: 'ms' };
}

/** `cubic-bezier(0.2, 0, 0, 1)`. */
export function curveOf(css: string): number[] {
  return matched(/^cubic-bezier\(([^,]+), ([^,]+), ([^,]+), ([^,]+)\)$/, css).map(Number);
}

/** `"Geist Mono", ui-monospace`. */
export function familiesOf(css: string): string[] {
  return css.split(',').map((name) => name.trim().replaceAll('"', ''));
}

/** `100`, or `28%` as a fraction. */
export function numberOf(css: string): number {
  return css.endsWith('%') ? rounded(Number(css.slice(0, -1)) / 100) : Number(css);
}

/**
 * `0 1px 2px rgb(10 15 26 / 0.05)`, several separated by commas, or `none`, which becomes a
 * transparent shadow.
 */
export function shadowsOf(css: string) {
  const layers = css === 'none' ? ['0 0 0 rgb(0 0 0 / 0)'] : css.split(/, (?=\d)/);
  return layers.map((layer) => {
    const [x = '', y = '', blur = '', colour = ''] = matched(/^(\S+) (\S+) (\S+) (rgb\(.+\))$/, layer);
    return {
      color: colourOf(colour),
      offsetX: lengthOf(x),
      offsetY: lengthOf(y),
      blur: lengthOf(blur),
      spread: lengthOf('0'),
    };
  });
}

/** `3px double`, in the colour of `text.subtle`. */
export function lineOf(css: string) {
  const [width = '', style] = matched(/^(\d+px) (\w+)$/, css);
  return { color: '{color.text.subtle}', width: lengthOf(width), style };
}
