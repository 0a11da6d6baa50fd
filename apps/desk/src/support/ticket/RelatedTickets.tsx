import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { Button, Callout, Heading, IconButton, Link, Stack, Text, TextField } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { ticketPathOf } from '../../shell/deskPaths.ts';
import { deskTicketKey } from '../../shell/useDeskLive.ts';
import type { DeskTicket } from './deskTicketQuery.ts';
import { related as list, relatedTicket, relatedWords } from './Ticket.css.ts';

const isNumber = (text: string) => /^\d{1,15}$/.test(text);

/** Links and unlinks tickets; both tickets show the link. */
function useLinks(ticketId: string) {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ other, isLinked }: { other: string; isLinked: boolean }) =>
      isLinked
        ? client.call('deskLink', { params: { ticketId }, body: { other } })
        : client.call('deskUnlink', { params: { ticketId, otherId: other } }),
    onSettled: () => queries.invalidateQueries({ queryKey: deskTicketKey }),
  });
}

/** Tickets that the team linked by hand, with a form to link another. */
export function RelatedTickets({ ticket }: { ticket: DeskTicket }) {
  const d = useDeskMessage();
  const { mutate, reset, isPending, error } = useLinks(ticket.ticketId);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { related = [], mergedInto } = ticket;

  function link(event: FormEvent) {
    event.preventDefault();
    const other = typed.trim();
    setWrong(!isNumber(other));
    if (isNumber(other)) mutate({ other, isLinked: true }, { onSuccess: () => setTyped('') });
    else reset();
  }

  /** Moves the focus, because the pressed button is removed with its row. */
  const unlink = (other: string) =>
    mutate({ other, isLinked: false }, { onSuccess: () => field.current?.focus() });

  return (
    <Stack gap="s">
      <Heading level={3} size="smallStrong">
        {d('desk.links')}
      </Heading>
      {related.length === 0 ? (
        <Text size="small" tone="muted">
          {d('desk.links.none')}
        </Text>
      ) : (
        <ul className={list} aria-label={d('desk.links')}>
          {related.map(({ id, number, subject, status, member }) => (
            <li key={id} className={relatedTicket}>
              <div className={relatedWords}>
                <Link href={ticketPathOf(number)} dir="auto">
                  {d('desk.merge.option', { number, subject })}
                </Link>
                <Text inline size="small" tone="muted">
                  {d('desk.links.of', {
                    status: d(`desk.view.${status}`),
                    name: member.name || d('desk.ticket.anonymous'),
                  })}
                </Text>
              </div>
              <IconButton
                tone="quiet"
                icon={X}
                label={d('desk.links.remove', { number })}
                isPending={isPending}
                onPress={() => unlink(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <Callout tone="critical" isLive>
          {(error instanceof ApiError && error.status < 500 && error.reason) || d('desk.links.failed')}
        </Callout>
      )}
      {mergedInto === null && (
        <form onSubmit={link}>
          <Stack gap="xs">
            <TextField
              ref={field}
              label={d('desk.links.number')}
              description={d('desk.links.hint')}
              {...(isWrong && { errorMessage: d('desk.links.wrong') })}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={setTyped}
            />
            <Button type="submit" size="s" isBusy={isPending} isDisabled={typed.trim() === ''}>
              {d('desk.links.add')}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
