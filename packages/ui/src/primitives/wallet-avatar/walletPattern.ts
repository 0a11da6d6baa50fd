/** Cells along each side of the picture. */
export const patternSize = 5;

interface Cell {
  x: number;
  y: number;
  isFaint: boolean;
}

/** What a wallet's picture is made of. */
export interface WalletPattern {
  /** Which of the hues it is drawn in. */
  hue: number;
  /** The drawn cells; the right half mirrors the left, which eyes tell apart more easily than noise. */
  cells: readonly Cell[];
}

/** FNV-1a, 32 bits: near texts have far numbers, so wallets with the same ends look different. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The same numbers for the same seed, each time. Mulberry32. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    yield (value ^ (value >>> 14)) >>> 0;
  }
}

/**
 * The picture of a wallet, always the same one however the wallet is written.
 * @param hues how many hues there are to choose from.
 */
export function walletPattern(wallet: string, hues: number): WalletPattern {
  const next = numbers(digest(wallet.toLowerCase()));
  const hue = next.next().value % hues;
  const half = Math.ceil(patternSize / 2);
  const cells = Array.from({ length: half * patternSize }, (_, index) => {
    const kind = next.next().value % 4;
    const [x, y] = [index % half, Math.floor(index / half)];
    if (kind === 0) return [];
    const mirrored = patternSize - 1 - x;
    return (mirrored === x ? [x] : [x, mirrored]).map((column) => ({ x: column, y, isFaint: kind === 1 }));
  }).flat();
  return { hue, cells };
}

/** A band of a wallet's cells, for the ground behind its picture; it does not mirror. The same for the same wallet. */
export function walletBand(wallet: string, columns: number, rows: number): readonly Cell[] {
  const next = numbers(digest(`${wallet.toLowerCase()} band`));
  return Array.from({ length: columns * rows }, (_, index) => {
    const kind = next.next().value % 4;
    const cell = { x: index % columns, y: Math.floor(index / columns), isFaint: kind !== 3 };
    return kind === 0 || (kind === 1 && index % 2 === 0) ? [] : [cell];
  }).flat();
}
