import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import type { MatrixMember, MatrixSeat } from './matrixMember.ts';
import { type MatrixPart, referralTreeQuery } from './referralTreeQuery.ts';
import { type TreeCounted, treeCountsQuery } from './treeSearchQuery.ts';

const slots = [1, 2, 3, 4, 5];
const openRows = 1999;

/** Wallets of the expanded rows; with their slots the tree has ten thousand rows. */
export const openWallets = Array.from({ length: openRows }, (_, index) => walletOf(index + 1));

function walletOf(place: number): string {
  return `0x${String(place).padStart(40, '0')}`;
}

function memberAt(place: number): MatrixMember {
  return { wallet: walletOf(place), name: `Member ${place}`, photo: '' };
}

/** The member at a seat of a full matrix, numbered by generation. */
function placeAt(place: number): MatrixSeat {
  return { ...memberAt(place), downlines: slots.map((slot) => memberAt(place * slots.length + slot)) };
}

/** The seats of a generation: seat n has seats 5n + 1 to 5n + 5 below it. */
function placesBelow(generation: number): number[] {
  if (generation === 0) return [0];
  return placesBelow(generation - 1).flatMap((place) => slots.map((slot) => place * slots.length + slot));
}

/**
 * Fills the query cache with a full matrix of ten thousand members, as if two thousand rows had
 * been expanded. The mocked network is smaller, and two thousand calls would add no coverage.
 */
export function fillWithDeepNetwork(queries: QueryClient, client: Client, own: string): void {
  const updatedAt = Date.now() + 3_600_000;
  for (let place = 0; place <= openRows; place++) {
    const wallet = place === 0 ? own : walletOf(place);
    const members = slots.map((slot) => placeAt(place * slots.length + slot));
    const root = { ...memberAt(place), wallet, downlines: members };
    const { queryKey } = referralTreeQuery(client, { wallet, position: 1 });
    const part: MatrixPart = { root, members, path: [wallet] };
    queries.setQueryData(queryKey, part, { updatedAt });
  }
  const { queryKey } = treeCountsQuery(client, { wallet: own, position: 1 });
  const branches = placesBelow(2).map((place) => ({ walletId: walletOf(place), members: 5 + 25 + 125 }));
  const generations = slots.map((generation) => slots.length ** generation);
  const counted: TreeCounted = { generations, isDeeper: true, branches };
  queries.setQueryData(queryKey, counted, { updatedAt });
}
