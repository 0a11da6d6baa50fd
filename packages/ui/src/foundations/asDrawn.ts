/** `#0E1626` in the browser's computed form: `rgb(14, 22, 38)`. */
export const asDrawn = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
