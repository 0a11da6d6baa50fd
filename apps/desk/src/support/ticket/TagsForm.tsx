import { isTag, maximumTags, tagsIn } from '@upline/domain';
import { Button, Stack, TextField } from '@upline/ui';
import { type FormEvent, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import type { DeskTicket } from './deskTicketQuery.ts';
import { useTicketActs } from './useTicketActs.ts';

/** Edits a ticket's tags as a comma-separated list. */
export function TagsForm({ ticket, onDone }: { ticket: DeskTicket; onDone: () => void }) {
  const d = useDeskMessage();
  const { change, isBusy } = useTicketActs(ticket);
  const kept = ticket.tags.join(', ');
  const [typed, setTyped] = useState<string | null>(null);
  const tags = tagsIn(typed ?? kept);
  const isWrong = tags.length > maximumTags || !tags.every(isTag);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isWrong) return;
    change({ tags }, onDone);
  }

  return (
    <form onSubmit={save}>
      <Stack gap="xs">
        <TextField
          label={d('desk.ticket.tags')}
          description={d('desk.ticket.tags.hint')}
          {...(isWrong && { errorMessage: d('desk.ticket.tags.wrong') })}
          value={typed ?? kept}
          onChange={setTyped}
        />
        <Button
          type="submit"
          size="s"
          isBusy={isBusy}
          isDisabled={isWrong || typed === null || typed === kept}
        >
          {d('desk.ticket.tags.save')}
        </Button>
      </Stack>
    </form>
  );
}
