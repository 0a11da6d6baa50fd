import { isRefusal } from '../outbox/attempt.ts';

/** Idempotency keys of unconfirmed replies. */
export interface ReplyKeys {
  /** Sends a reply to a ticket. The same text keeps its key until the server answers. */
  send<T>(ticketId: string, reply: object, act: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

export function createReplyKeys(): ReplyKeys {
  const open = new Map<string, string>();
  return {
    async send(ticketId, reply, act) {
      const name = JSON.stringify([ticketId, reply]);

      async function attempt() {
        const key = open.get(name) ?? crypto.randomUUID();
        open.set(name, key);
        try {
          const outcome = await act(key);
          open.delete(name);
          return outcome;
        } catch (error) {
          // A refused reply was not stored; after any other error it may have been.
          if (isRefusal(error)) open.delete(name);
          throw error;
        }
      }

      const isAgain = open.has(name);
      try {
        return await attempt();
      } catch (error) {
        // The earlier key belongs to nothing any more, for example to an undone reply; retry with a
        // new key.
        if (isAgain && isRefusal(error)) return attempt();
        throw error;
      }
    },
  };
}
