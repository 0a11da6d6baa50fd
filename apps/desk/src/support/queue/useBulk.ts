import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallInput } from '@upline/api';
import { unresolvedVariables } from '@upline/domain';
import { useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { queueKey } from '../../shell/useDeskLive.ts';
import type { Macro } from '../macros/macrosQuery.ts';
import { macroTextFor } from '../macros/macroValues.ts';
import type { QueuedTicket } from './queueQuery.ts';
import { createReplyKeys } from './replyKeys.ts';

/** Tickets per request; progress is updated after each request. */
const atOnce = 10;

type Change = NonNullable<CallInput<'deskBulk'>['body']['change']>;

/** One change for all tickets: facts or a macro. */
export interface BulkAct {
  tickets: readonly QueuedTicket[];
  change?: Change;
  macro?: Macro;
}

export interface Failed {
  ticket: QueuedTicket;
  reason: string;
}

export interface Progress {
  done: number;
  of: number;
}

/**
 * Applies one change to several tickets; a failure on one ticket does not stop the others.
 * @param onDone Called with the failed tickets.
 */
export function useBulk(onDone: (failed: readonly Failed[]) => void) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const d = useDeskMessage();
  const showToast = useShowToast();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [keys] = useState(createReplyKeys);
  const reasonOf = (error: unknown) =>
    (error instanceof ApiError && error.reason) || d('desk.ticket.notChanged');

  /** Unresolved variables block a macro's reply before it is sent. */
  function openIn(ticket: QueuedTicket, { text }: Macro): Failed[] {
    const open = unresolvedVariables(macroTextFor(ticket, text));
    if (open.length === 0) return [];
    return [
      { ticket, reason: d('desk.ticket.fillIn', { variable: open.map((one) => `{${one}}`).join(' ') }) },
    ];
  }

  async function change(some: readonly QueuedTicket[], act: Omit<BulkAct, 'tickets'>): Promise<Failed[]> {
    const tickets = some.map(({ id, version }) => ({ ticketId: id, version }));
    const macro = act.macro && { macroId: act.macro.id, version: act.macro.version };
    try {
      const body = { tickets, ...(macro ? { macro } : { change: act.change ?? {} }) };
      const { data } = await client.call('deskBulk', { body });
      return some.flatMap((ticket) => {
        const reason = data.find(({ ticketId }) => ticketId === ticket.id)?.reason;
        return reason ? [{ ticket, reason }] : [];
      });
    } catch (error) {
      return some.map((ticket) => ({ ticket, reason: reasonOf(error) }));
    }
  }

  async function answer(ticket: QueuedTicket, { text, status }: Macro): Promise<Failed[]> {
    const params = { ticketId: ticket.id };
    try {
      const after = status === 'closed' ? ('closed' as const) : ('pending' as const);
      const body = { message: macroTextFor(ticket, text), isHeld: true, after };
      await keys.send(ticket.id, body, (idempotencyKey) =>
        client.call('deskReply', { params, body }, { idempotencyKey }),
      );
      return [];
    } catch (error) {
      return [{ ticket, reason: reasonOf(error) }];
    }
  }

  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ tickets, ...act }: BulkAct) => {
      const { macro } = act;
      const failed: Failed[] = macro?.text ? tickets.flatMap((ticket) => openIn(ticket, macro)) : [];
      const left = tickets.filter((one) => !failed.some(({ ticket }) => ticket === one));
      for (let done = 0; done < left.length; done += atOnce) {
        setProgress({ done: done + tickets.length - left.length, of: tickets.length });
        const some = left.slice(done, done + atOnce);
        const refused = await change(some, act);
        failed.push(...refused);
        if (!macro?.text) continue;
        for (const one of some) {
          if (!refused.some(({ ticket }) => ticket === one)) failed.push(...(await answer(one, macro)));
        }
      }
      await queries.invalidateQueries({ queryKey: queueKey });
      return failed;
    },
    onSuccess(failed, { tickets }) {
      const count = tickets.length - failed.length;
      if (count > 0) showToast({ tone: 'positive', text: d('desk.queue.acted', { count }) });
      onDone(failed);
    },
    onSettled: () => setProgress(null),
  });

  return { act: mutate, isBusy: isPending, progress };
}
