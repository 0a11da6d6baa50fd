import { presenceLifetime, typingLifetime } from '@upline/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../platform/db/openDb.ts';

/** The database channel on which the servers share presence. */
export const presenceChannel = 'presence';

const sighting = z.object({
  ticketId: z.string(),
  wallet: z.custom<`0x${string}`>((text) => typeof text === 'string'),
  doing: z.enum(['viewing', 'writing', 'gone']),
  /** Milliseconds until it expires. */
  lifetime: z.number(),
});

type Sighting = z.output<typeof sighting>;

/** A person viewing a ticket or writing in it. */
export interface Present {
  wallet: `0x${string}`;
  doing: 'viewing' | 'writing';
  /** Start of the activity, milliseconds by this server's clock. */
  since: number;
}

interface Kept extends Present {
  until: number;
}

/** Presence at tickets, in memory only: it expires within seconds. */
export interface Presence {
  /** Applies a presence update published by any server, including this one. */
  hear(payload: string): void;
  at(ticketId: string): readonly Present[];
}

function parseSighting(payload: string): Sighting | null {
  try {
    return sighting.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

export function createPresence(now: () => number = Date.now): Presence {
  const tickets = new Map<string, Map<string, Kept>>();

  /** Deletes a ticket's expired presence. */
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
      // Also deletes expired presence of all other tickets.
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
 * Publishes a person's activity at a ticket to every server.
 * @param tx Notifications published later in this transaction arrive after it.
 */
export async function sayPresence(
  tx: Tx,
  seen: Omit<Sighting, 'lifetime'> & { isMember?: boolean },
): Promise<void> {
  const { isMember = false, ...where } = seen;
  const lifetime = isMember ? typingLifetime : presenceLifetime;
  await tx.execute(sql`select pg_notify(${presenceChannel}, ${JSON.stringify({ ...where, lifetime })})`);
}
