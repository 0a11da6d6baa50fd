import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { Button, Callout, Dialog, RadioGroup, Stack, Text, useMessage, useShowToast } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { queueKey } from '../../shell/useDeskLive.ts';
import type { QueuedTicket } from './queueQuery.ts';

export interface MergeDialogProps {
  tickets: readonly QueuedTicket[];
  onClose: () => void;
  onDone: () => void;
}

/**
 * Merges several tickets of one member. Asks which ticket remains, because a merge can be undone
 * only until the next message.
 */
export function MergeDialog({ tickets, onClose, onDone }: MergeDialogProps) {
  const d = useDeskMessage();
  const t = useMessage();
  const { client } = usePorts();
  const queries = useQueryClient();
  const showToast = useShowToast();
  const oldest = tickets.toSorted((one, other) => one.number - other.number)[0]?.id ?? '';
  const [stays, setStays] = useState(oldest);
  const canMerge =
    tickets.length > 1 && tickets.every(({ member }) => member.walletId === tickets[0]?.member.walletId);

  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      let intoVersion = tickets.find(({ id }) => id === stays)?.version ?? 0;
      for (const { id, version } of tickets.filter((one) => one.id !== stays)) {
        const body = { version, into: stays, intoVersion };
        const { data } = await client.call('deskMerge', { params: { ticketId: id }, body });
        intoVersion = data.version;
      }
    },
    onSuccess() {
      showToast({ tone: 'positive', text: d('desk.merge.done') });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queueKey }),
  });

  return (
    <Dialog
      isOpen
      title={d('desk.merge.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          {canMerge && (
            <Button tone="critical" isBusy={isPending} onPress={() => mutate()}>
              {d('desk.merge')}
            </Button>
          )}
        </>
      }
    >
      {canMerge ? (
        <Stack gap="m">
          {error && (
            <Callout tone="critical" isLive>
              {(error instanceof ApiError && error.status < 500 && error.reason) ||
                d('desk.ticket.notChanged')}
            </Callout>
          )}
          <RadioGroup
            label={d('desk.merge.stays')}
            options={tickets.map(({ id, number, subject }) => ({
              value: id,
              label: d('desk.merge.option', { number, subject }),
            }))}
            value={stays}
            onChange={setStays}
          />
          <Text as="p" size="small" tone="muted">
            {d('desk.merge.hint')}
          </Text>
        </Stack>
      ) : (
        <Text as="p">{d('desk.merge.others')}</Text>
      )}
    </Dialog>
  );
}
