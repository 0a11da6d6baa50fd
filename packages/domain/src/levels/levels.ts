/** `race` pools are the five-generation matrices ("5 Gen", "Forge Race"); `global` pools share bonuses. */
export type PoolKind = 'race' | 'global';

/** The name of a pool's kind on the wire. Spec §3. */
export type PoolType = 'OpenPool' | 'CapistaPool';

const dollar = 1_000_000n;

/**
 * The one list of levels; the number of levels everywhere is its length. docs/changing.md explains
 * how to add one.
 */
const inOrder = [
  { position: 1, kind: 'race', fee: 50n * dollar },
  { position: 2, kind: 'race', fee: 100n * dollar },
  { position: 3, kind: 'global', fee: 150n * dollar },
  { position: 4, kind: 'race', fee: 200n * dollar },
  { position: 5, kind: 'race', fee: 250n * dollar },
  { position: 6, kind: 'global', fee: 300n * dollar },
  { position: 7, kind: 'race', fee: 500n * dollar },
  { position: 8, kind: 'race', fee: 1000n * dollar },
  { position: 9, kind: 'global', fee: 1500n * dollar },
] as const satisfies readonly { position: number; kind: PoolKind; fee: bigint }[];

/** A level's place in the order of purchase, from 1. Each has one pool contract. Spec §3. */
export type Position = (typeof inOrder)[number]['position'];

export interface Level {
  position: Position;
  kind: PoolKind;
  /** The joining fee, units of 10⁻⁶ of the stable coin. */
  fee: bigint;
}

/** The nine levels in the order of purchase. Spec §9. */
export const levels: readonly Level[] = inOrder;

export const lastPosition = levels.length as Position;

export const raceLevels: readonly Level[] = levels.filter((level) => level.kind === 'race');

/** The three levels that are global pools: 3, 6 and 9. Spec §5. */
export const globalLevels: readonly Level[] = levels.filter((level) => level.kind === 'global');

/** The race levels with a tree screen: $50, $100, $200 and $250. Spec §9. */
export const treeLevels: readonly Level[] = raceLevels.slice(0, 4);

export function isPosition(value: unknown): value is Position {
  return levels.some((level) => level.position === value);
}

export function levelAt(position: Position): Level {
  return levels[position - 1] as Level;
}

/**
 * Maps every level to a value, by position.
 * @example byPosition(({ fee }) => fee)[3] // 150_000_000n
 */
export function byPosition<T>(of: (level: Level) => T): Record<Position, T> {
  return Object.fromEntries(levels.map((level) => [level.position, of(level)])) as Record<Position, T>;
}

/**
 * The wire name of the pool's kind at a position: `OpenPool` for global, `CapistaPool` for race.
 * Spec §3.
 */
export function poolTypeAt(position: Position): PoolType {
  return levelAt(position).kind === 'global' ? 'OpenPool' : 'CapistaPool';
}

/** The highest activated position, 0 if there is none: the n of "level n of 9". Spec §2. */
export function highestPosition(activated: Iterable<Position>): Position | 0 {
  return Math.max(0, ...activated) as Position | 0;
}

/**
 * The only level that can be bought now: the highest activated plus one; `null` after the last.
 * Spec §4.
 */
export function nextPosition(activated: Iterable<Position>): Position | null {
  const next = highestPosition(activated) + 1;
  return isPosition(next) ? next : null;
}
