/** Cells on each side of the picture. */
export const patternSize = 5;

interface Cell {
  x: number;
  y: number;
  isFaint: boolean;
}

export interface WalletPattern {
  /** Index of the hue. */
  hue: number;
  /** Filled cells, mirrored left to right: symmetry is easier to recognise than noise. */
  cells: readonly Cell[];
}

/** FNV-1a, 32 bits: similar texts have distant hashes, so wallets with equal ends differ. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Pseudo-random numbers, equal for equal seeds. Mulberry32. */
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
 * The picture of a wallet; upper and lower case give the same picture.
 * @param hues The number of available hues.
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

/**
 * A band of cells for the background behind a wallet's picture, without mirroring; equal for equal
 * wallets.
 */
export function walletBand(wallet: string, columns: number, rows: number): readonly Cell[] {
  const next = numbers(digest(`${wallet.toLowerCase()} band`));
  return Array.from({ length: columns * rows }, (_, index) => {
    const kind = next.next().value % 4;
    const cell = { x: index % columns, y: Math.floor(index / columns), isFaint: kind !== 3 };
    return kind === 0 || (kind === 1 && index % 2 === 0) ? [] : [cell];
  }).flat();
}
