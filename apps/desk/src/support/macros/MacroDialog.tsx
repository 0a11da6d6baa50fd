import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallInput } from '@upline/api';
import {
  isBlank,
  isSupport,
  isTag,
  macroVariables,
  maximumMacroNameLength,
  maximumMessageLength,
  maximumTags,
  type TicketStatus,
  tagsIn,
  ticketStatuses,
  unknownVariables,
} from '@upline/domain';
import { Button, Callout, Dialog, Select, Stack, TextArea, TextField, useMessage } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { type FormEvent, useId, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { useColleagues } from '../menus/colleaguesQuery.ts';
import { type Macro, macrosKey } from './macrosQuery.ts';

export interface MacroDialogProps {
  /** Edited macro; `null` creates one. */
  macro: Macro | null;
  onClose: () => void;
}

/** Select options need a non-empty value. */
const leave = 'leave';

type Acts = CallInput<'deskCreateMacro'>['body'];

/** Creates or edits a macro; each save creates a version. */
export function MacroDialog({ macro, onClose }: MacroDialogProps) {
  const d = useDeskMessage();
  const t = useMessage();
  const form = useId();
  const { client } = usePorts();
  const queries = useQueryClient();
  const { data: staff = [] } = useColleagues();
  const [name, setName] = useState(macro?.name ?? '');
  const [text, setText] = useState(macro?.text ?? '');
  const [tags, setTags] = useState(macro?.tags.join(', ') ?? '');
  const [status, setStatus] = useState<TicketStatus | typeof leave>(macro?.status ?? leave);
  const [assignee, setAssignee] = useState<string>(macro?.assignee ?? leave);

  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (asked: Acts | { isRetired: boolean }) => {
      if (macro === null) return client.call('deskCreateMacro', { body: asked as Acts });
      const params = { macroId: macro.id };
      return client.call('deskChangeMacro', { params, body: { version: macro.version, ...asked } });
    },
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: macrosKey }),
  });

  const unknown = unknownVariables(text);
  const given = tagsIn(tags);
  const areTagsWrong = given.length > maximumTags || !given.every(isTag);
  // Open is missing for macros with text, because a reply sets Pending or the macro closes the
  // ticket.
  const statuses = ticketStatuses.filter((one) => text === '' || one !== 'open');
  const isWrong = isBlank(name) || unknown.length > 0 || areTagsWrong;

  function save(event: FormEvent) {
    event.preventDefault();
    if (isWrong) return;
    mutate({
      name,
      text,
      tags: given,
      status: status === leave || !statuses.includes(status) ? null : status,
      assignee: assignee === leave ? null : assignee,
    });
  }

  return (
    <Dialog
      isOpen
      size="m"
      title={d(macro ? 'desk.macro.change' : 'desk.macros.new')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          {macro && (
            <Button isDisabled={isPending} onPress={() => mutate({ isRetired: !macro.isRetired })}>
              {d(macro.isRetired ? 'desk.macro.restore' : 'desk.macro.retire')}
            </Button>
          )}
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button tone="primary" type="submit" form={form} isBusy={isPending} isDisabled={isWrong}>
            {d('desk.macro.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <Stack gap="m">
          {error && (
            <Callout tone="critical" isLive>
              {(error instanceof ApiError && error.status < 500 && error.reason) || d('desk.macro.notSaved')}
            </Callout>
          )}
          <TextField
            label={d('desk.macro.name')}
            value={name}
            maxLength={maximumMacroNameLength}
            onChange={setName}
          />
          <TextArea
            label={d('desk.macro.text')}
            description={d('desk.macro.text.hint', {
              variables: macroVariables.map((one) => `{${one}}`).join(' '),
            })}
            {...(unknown.length > 0 && {
              errorMessage: d('desk.macro.unknown', { names: unknown.map((one) => `{${one}}`).join(' ') }),
            })}
            maxLength={maximumMessageLength}
            minimumRows={4}
            value={text}
            onChange={setText}
          />
          <TextField
            label={d('desk.ticket.tags')}
            description={d('desk.ticket.tags.hint')}
            {...(areTagsWrong && { errorMessage: d('desk.ticket.tags.wrong') })}
            value={tags}
            onChange={setTags}
          />
          <Select
            label={d('desk.assign')}
            options={[
              { value: leave, label: d('desk.macro.leave') },
              { value: 'me', label: d('desk.macro.me') },
              ...staff
                .filter(({ roles }) => isSupport(roles))
                .map(({ walletId, name: called }) => ({ value: walletId, label: called || walletId })),
            ]}
            value={assignee}
            onChange={setAssignee}
          />
          <Select
            label={d('desk.macro.status')}
            options={[
              { value: leave, label: d('desk.macro.leave') },
              ...statuses.map((one) => ({ value: one, label: d(`desk.view.${one}`) })),
            ]}
            value={status !== leave && !statuses.includes(status) ? leave : status}
            onChange={setStatus}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
