import { isRefusal } from '../outbox/attempt.ts';

/** The keys of replies that were sent and of which nobody knows whether they arrived. */
export interface ReplyKeys {
  /** Sends a reply to a ticket: the same words a second time under the same key, until the server has answered. */
  send<T>(ticketId: string, reply: object, act: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

/** No reply was sent yet. */
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
          // What was refused was not sent; after anything else it may have been.
          if (isRefusal(error)) open.delete(name);
          throw error;
        }
      }

      const isAgain = open.has(name);
      try {
        return await attempt();
      } catch (error) {
        // Nothing stands under the key of an earlier attempt, such as a reply that was taken back since.
        if (isAgain && isRefusal(error)) return attempt();
        throw error;
      }
    },
  };
}
