import { highestPosition, nextPosition, type Position } from '@upline/domain';

/** Sponsors and purchases in order. Members are numbered from 0. */
export interface GrowthPlan {
  /** Each member's sponsor; `null` for the root. */
  sponsors: readonly (number | null)[];
  /** All purchases in chronological order. A member joins with the first one. */
  purchases: readonly { member: number; position: Position }[];
}

/** A generator of uniform numbers from 0 to 1 by seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Highest levels that members aim for, weighted. */
const ambitions: readonly Position[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 9];

/**
 * Fixed for the first members: one reaches every level, and one has directs who soon buy higher
 * levels.
 */
const firstAmbitions: readonly Position[] = [9, 6, 1];

/**
 * Plans a plausible network: lines of several generations, some broad sponsors, levels bought one
 * by one, and sponsors who lose income because their directs reached higher levels first.
 * @param count Number of members.
 * @param seed The same seed gives the same network, and a larger count begins with the same
 * members.
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
    // The first three members sponsor more often; the others are sponsored by a recent member.
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
