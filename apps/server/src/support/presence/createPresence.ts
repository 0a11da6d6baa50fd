import { presenceLifetime, typingLifetime } from '@upline/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../platform/db/openDb.ts';

/** The database's channel on which the servers tell each other who is at which ticket. */
export const presenceChannel = 'presence';

const sighting = z.object({
  ticketId: z.string(),
  wallet: z.custom<`0x${string}`>((text) => typeof text === 'string'),
  doing: z.enum(['viewing', 'writing', 'gone']),
  /** How long it is believed, milliseconds. */
  lifetime: z.number(),
});

type Sighting = z.output<typeof sighting>;

/** Somebody who is at a ticket. */
export interface Present {
  wallet: `0x${string}`;
  doing: 'viewing' | 'writing';
  /** Since when, milliseconds by this server's clock. */
  since: number;
}

interface Kept extends Present {
  until: number;
}

/** Who is at which ticket, in memory: nothing of it outlives the server, and nobody misses it. */
export interface Presence {
  /** Takes in what a server has said, this one too. */
  hear(payload: string): void;
  /** Those who are at a ticket. */
  at(ticketId: string): readonly Present[];
}

function parseSighting(payload: string): Sighting | null {
  try {
    return sighting.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** Nobody is anywhere yet. */
export function createPresence(now: () => number = Date.now): Presence {
  const tickets = new Map<string, Map<string, Kept>>();

  /** Forgets those of a ticket who have not been seen for long. */
  function freshAt(ticketId: string): Map<string, Kept> {
    const kept = tickets.get(ticketId) ?? new Map<string, Kept>();
    for (const [wallet, { until }] of kept) if (until <= now()) kept.delete(wallet);
    if (kept.size === 0) tickets.delete(ticketId);
    return kept;
  }

  return {
    hear(payload) {
      const seen = parseSighting(payload);
      if (seen === null) return;
      const { ticketId, wallet, doing, lifetime } = seen;
      // Tickets that nobody looks at any more are few by then, and go here.
      for (const one of [...tickets.keys()]) freshAt(one);
      const there = freshAt(ticketId);
      const before = there.get(wallet);
      if (doing === 'gone') there.delete(wallet);
      else {
        const since = before?.doing === doing ? before.since : now();
        there.set(wallet, { wallet, doing, since, until: now() + lifetime });
      }
      if (there.size > 0) tickets.set(ticketId, there);
      else tickets.delete(ticketId);
    },
    at: (ticketId) => [...freshAt(ticketId).values()],
  };
}

/**
 * Tells every server what somebody does at a ticket.
 * @param tx What is published in the same transaction is heard after it.
 */
export async function sayPresence(
  tx: Tx,
  seen: Omit<Sighting, 'lifetime'> & { isMember?: boolean },
): Promise<void> {
  const { isMember = false, ...where } = seen;
  const lifetime = isMember ? typingLifetime : presenceLifetime;
  await tx.execute(sql`select pg_notify(${presenceChannel}, ${JSON.stringify({ ...where, lifetime })})`);
}
