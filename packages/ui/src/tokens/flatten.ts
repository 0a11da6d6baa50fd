type Tree = { [name: string]: string | Tree };

/**
 * Flattens a token tree into dotted names, in tree order.
 * @example flatten({ text: { muted: '#4B5568' } }) // [['text.muted', '#4B5568']]
 */
export function flatten(tree: Tree, path: string[] = []): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : flatten(value, [...path, key]),
  );
}
