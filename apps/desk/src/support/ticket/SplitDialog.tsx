import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { isBlank, maximumSubjectLength } from '@upline/domain';
import {
  Button,
  Callout,
  CheckboxGroup,
  Dialog,
  Stack,
  Text,
  TextField,
  useMessage,
  useShowToast,
} from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { ticketPathOf } from '../../shell/deskPaths.ts';
import { deskTicketKey, queueKey } from '../../shell/useDeskLive.ts';
import { momentText } from '../due/momentText.ts';
import type { DeskTicket } from './deskTicketQuery.ts';

/** Characters of a message shown to identify it. */
const beginning = 120;

export interface SplitDialogProps {
  ticket: DeskTicket;
  onClose: () => void;
}

/** Creates a ticket from some of the member's messages and opens it. */
export function SplitDialog({ ticket, onClose }: SplitDialogProps) {
  const d = useDeskMessage();
  const t = useMessage();
  const { client, navigation } = usePorts();
  const queries = useQueryClient();
  const showToast = useShowToast();
  const [subject, setSubject] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const messages = ticket.messages.slice(1).filter(({ isAdmin }) => !isAdmin);
  // Ignores messages that a colleague has already split off.
  const going = chosen.filter((id) => messages.some(({ _id }) => _id === id));

  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { ticketId, version } = ticket;
      const body = { version, subject, messages: going };
      return (await client.call('deskSplit', { params: { ticketId }, body })).data;
    },
    onSuccess({ number }) {
      showToast({ tone: 'positive', text: d('desk.split.done', { number }) });
      onClose();
      navigation.go(ticketPathOf(number));
    },
    onSettled() {
      void queries.invalidateQueries({ queryKey: queueKey });
      return queries.invalidateQueries({ queryKey: deskTicketKey });
    },
  });

  return (
    <Dialog
      isOpen
      title={d('desk.split.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          {messages.length > 0 && (
            <Button
              tone="primary"
              isBusy={isPending}
              isDisabled={isBlank(subject) || going.length === 0}
              onPress={() => mutate()}
            >
              {d('desk.split.act')}
            </Button>
          )}
        </>
      }
    >
      {messages.length === 0 ? (
        <Text as="p">{d('desk.split.none')}</Text>
      ) : (
        <Stack gap="m">
          {error && (
            <Callout tone="critical" isLive>
              {(error instanceof ApiError && error.status < 500 && error.reason) ||
                d('desk.ticket.notChanged')}
            </Callout>
          )}
          <TextField
            label={d('desk.split.subject')}
            autoComplete="off"
            maxLength={maximumSubjectLength}
            value={subject}
            onChange={setSubject}
          />
          <CheckboxGroup
            label={d('desk.split.messages')}
            description={d('desk.split.hint')}
            options={messages.map(({ _id, message, createdAt }) => ({
              value: _id,
              label: [momentText(new Date(createdAt)), message.slice(0, beginning)].join(' · '),
            }))}
            value={going}
            onChange={setChosen}
          />
        </Stack>
      )}
    </Dialog>
  );
}
