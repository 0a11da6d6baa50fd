import { highestPosition, nextPosition, type Position } from '@upline/domain';

/** Who sponsors whom and who buys what, in order. Members are counted from 0. */
export interface GrowthPlan {
  /** Each member's sponsor; `null` is the root. */
  sponsors: readonly (number | null)[];
  /** Every purchase in the order of time. A member joins by their first. */
  purchases: readonly { member: number; position: Position }[];
}

/** Evenly spread numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How far members mean to go, in the proportions in which they are met. */
const ambitions: readonly Position[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 9];

/** The first members' ambitions are set: one who sees everything, and one whose directs soon buy higher levels. */
const firstAmbitions: readonly Position[] = [9, 6, 1];

/**
 * A network that looks grown: lines of several generations, some broad sponsors, levels bought one by one,
 * and sponsors who lose income to those above them because their directs went further.
 * @param count How many members join.
 * @param seed The same seed gives the same network, and a larger count begins with the same members.
 */
export function growthPlan(count: number, seed: number): GrowthPlan {
  const random = randomFrom(seed);
  const pick = (limit: number) => Math.floor(random() * limit);
  const sponsors: (number | null)[] = [];
  const goals: Position[] = [];
  const bought: Position[][] = [];
  const purchases: { member: number; position: Position }[] = [];

  function buyNext(member: number): void {
    const positions = bought[member] ?? [];
    const position = nextPosition(positions);
    if (!position || position > (goals[member] ?? 1)) return;
    positions.push(position);
    purchases.push({ member, position });
  }

  function sponsorOf(member: number): number | null {
    if (member < 2) return null;
    const breadth = random();
    if (breadth < 0.08) return null;
    // The first three sponsor more than others; all others are brought in by a recent member.
    return breadth < 0.35 ? pick(Math.min(member, 3)) : member - 1 - pick(Math.min(member, 6));
  }

  for (let member = 0; member < count; member += 1) {
    sponsors.push(sponsorOf(member));
    goals.push(firstAmbitions[member] ?? ambitions[pick(ambitions.length)] ?? 1);
    bought.push([]);
    buyNext(member);
    for (let climb = 0; climb < 3; climb += 1) buyNext(pick(member + 1));
    const leader = bought[0] ?? [];
    if (highestPosition(leader) < member / 2) buyNext(0);
  }
  return { sponsors, purchases };
}
