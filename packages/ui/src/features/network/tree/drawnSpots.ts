import { generations } from '@upline/domain';
import type { MatrixMember } from './matrixMember.ts';
import type { MatrixPart } from './referralTreeQuery.ts';

export interface DrawnSpot {
  /** The member's wallet, or the slot's key. */
  key: string;
  member: MatrixMember | null;
  /** 0 is the drawn root. */
  row: 0 | 1 | 2;
  /** Centre, in pixels from the inline start. */
  x: number;
  /** The spot above; `null` for the root. */
  parent: DrawnSpot | null;
  /** Number of taken slots, if they are drawn. */
  taken: number;
}

/** Maximum distance of two slots in pixels. */
const slotPitch = 44;

const slots = Array.from({ length: generations }, (_, index) => index);

/** Positions of a member, their five slots and the five slots of each, for a width in pixels. */
export function drawnSpots({ root, members }: MatrixPart, width: number): DrawnSpot[] {
  const column = width / generations;
  const pitch = Math.min(slotPitch, column / generations);
  const middle = (generations - 1) / 2;
  const top: DrawnSpot = {
    ...{ key: root.wallet, member: root, row: 0, x: width / 2, parent: null },
    taken: members.length,
  };
  const firsts = slots.map((slot): DrawnSpot => {
    const member = members[slot] ?? null;
    const place = { row: 1 as const, x: column * (slot + 0.5), parent: top };
    return {
      ...place,
      member,
      key: member?.wallet ?? `${root.wallet} ${slot}`,
      taken: member?.downlines.length ?? 0,
    };
  });
  const seconds = firsts.flatMap((first) => {
    const below = members.find(({ wallet }) => wallet === first.key)?.downlines;
    if (!below) return [];
    return slots.map((slot): DrawnSpot => {
      const member = below[slot] ?? null;
      const place = { row: 2 as const, x: first.x + (slot - middle) * pitch, parent: first };
      return { ...place, member, key: member?.wallet ?? `${first.key} ${slot}`, taken: 0 };
    });
  });
  return [top, ...firsts, ...seconds];
}

export type Step = 'parent' | 'child' | 'previous' | 'next' | 'root';

/** The member reached by a step; free slots are skipped. */
export function stepFrom(spots: readonly DrawnSpot[], from: string, step: Step): string {
  const taken = spots.filter(({ member }) => member !== null);
  const at = taken.find(({ key }) => key === from) ?? taken[0];
  if (!at) return from;
  const beside = taken.filter(({ row }) => row === at.row);
  const index = beside.indexOf(at);
  const target = {
    parent: at.parent,
    child: taken.find(({ parent }) => parent === at),
    previous: beside[index - 1],
    next: beside[index + 1],
    root: taken[0],
  }[step];
  return (target ?? at).key;
}

/** The keys from the root to a member, both included; empty if the member is not drawn. */
export function pathTo(spots: readonly DrawnSpot[], key: string): ReadonlySet<string> {
  const path = new Set<string>();
  const found = spots.find((spot) => spot.key === key);
  for (let at: DrawnSpot | null = found ?? null; at; at = at.parent) path.add(at.key);
  return path;
}
