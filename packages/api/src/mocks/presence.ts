import { presenceLifetime, typingLifetime } from '@upline/domain';
import type { Live } from './live.ts';

interface Present {
  wallet: string;
  doing: 'viewing' | 'writing';
  since: Date;
  until: Date;
}

/** The presence of staff at tickets, and their drafts, in a mock backend. */
export type Presence = ReturnType<typeof createPresence>;

export function createPresence(now: () => Date, live: Live) {
  const there = new Map<string, Present & { ticketId: string }>();
  const drafts = new Map<string, string>();
  const keyOf = (ticketId: string, wallet: string) => `${ticketId} ${wallet.toLowerCase()}`;

  function see(ticketId: string, who: string, doing: Present['doing'] | 'gone', lifetime: number): boolean {
    const wallet = who.toLowerCase();
    const key = keyOf(ticketId, wallet);
    const before = there.get(key);
    const until = new Date(now().getTime() + lifetime);
    const since = before?.doing === doing ? before.since : now();
    if (doing === 'gone') there.delete(key);
    else there.set(key, { ticketId, wallet, doing, since, until });
    return (before?.doing ?? 'gone') !== doing;
  }

  const keysOf = (ticketId: string) => [...drafts.keys()].filter((key) => key.startsWith(`${ticketId} `));
  const announce = (ticketId: string) => live.announce({ wallet: 'staff', topic: `presence:${ticketId}` });

  return {
    at: (ticketId: string) =>
      [...there.values()].filter((one) => one.ticketId === ticketId && one.until > now()),
    /** Reports that a staff member is at a ticket, or has left it. */
    be(ticketId: string, wallet: string, doing: Present['doing'] | 'gone') {
      if (see(ticketId, wallet, doing, presenceLifetime)) announce(ticketId);
    },
    /** Reports that the ticket's member types, or stops. */
    type(ticketId: string, wallet: string, isTyping: boolean) {
      see(ticketId, wallet, isTyping ? 'writing' : 'gone', typingLifetime);
      announce(ticketId);
    },
    draftOf: (ticketId: string, wallet: string) => drafts.get(keyOf(ticketId, wallet)) ?? '',
    keepDraft(ticketId: string, wallet: string, message: string) {
      if (message === '') drafts.delete(keyOf(ticketId, wallet));
      else drafts.set(keyOf(ticketId, wallet), message);
    },
    countDrafts: (ticketId: string) => keysOf(ticketId).length,
    /** Moves drafts from one ticket to another. */
    moveDrafts(from: string, into: string) {
      const moved = keysOf(from).map((key) => [key.slice(from.length + 1), drafts.get(key) ?? ''] as const);
      for (const [wallet, message] of moved) {
        const there = drafts.get(keyOf(into, wallet));
        drafts.set(keyOf(into, wallet), there ? `${there}\n\n${message}` : message);
        drafts.delete(keyOf(from, wallet));
      }
    },
  };
}
