function channels(hex: string): number[] {
  const [, digits = ''] = /^#([0-9a-f]{6})$/i.exec(hex) ?? [];
  if (!digits) throw new RangeError(`Not a colour of six hexadecimal digits: ${hex}`);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast ratio of two colours: 1 for equal ones, 21 for black on white. WCAG 2.2.
 * @throws RangeError if a colour is not `#rrggbb`.
 * @example contrast('#000000', '#FFFFFF') // 21
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
