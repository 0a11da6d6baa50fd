/**
 * The custom property of a token, without its two hyphens.
 * @example variableName(null, ['color', 'text', 'onInverse']) // 'up-color-text-on-inverse'
 */
export function variableName(_value: string | null, path: string[]): string {
  const words = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `up-${words.join('-')}`;
}
