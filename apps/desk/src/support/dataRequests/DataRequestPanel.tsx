import { ApiError } from '@upline/api';
import { shortAddress } from '@upline/domain';
import {
  AlertDialog,
  Button,
  ButtonGroup,
  Callout,
  DescriptionList,
  Heading,
  Link,
  LoadFailure,
  RowSkeletons,
  Stack,
  Text,
  Timestamp,
  useShowToast,
} from '@upline/ui';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { dataRequestsPath } from '../../shell/deskPaths.ts';
import { reason } from './DataRequests.css.ts';
import {
  type DataAnswer,
  type OpenedDataRequest,
  useAnswerRequest,
  useDataRequest,
} from './dataRequestsQuery.ts';
import { Held } from './Held.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { StateText } from './StateText.tsx';

export function DataRequestPanel({ requestId }: { requestId: string }) {
  const d = useDeskMessage();
  const { data, error, refetch } = useDataRequest(requestId);
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Stack gap="m">
      <Link href={dataRequestsPath}>{d('desk.data.all')}</Link>
      {isMissing && <Text as="p">{d('desk.data.missing')}</Text>}
      {error && !isMissing && (
        <LoadFailure emptyText={d('desk.data.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RowSkeletons label={d('desk.data.loading')} />}
      {data && <Request request={data} />}
    </Stack>
  );
}

function Request({ request }: { request: OpenedDataRequest }) {
  const d = useDeskMessage();
  const { kind, state, member, holdings } = request;
  const name = member.name || member.id || shortAddress(member.walletId);
  const isBlocked = kind === 'erase' && holdings.openTickets > 0;
  const facts = [
    { term: d('desk.data.member'), details: `${member.name} ${member.id}`.trim() },
    { term: d('desk.data.asked'), details: <Timestamp iso={request.createdAt} detail="dateTime" /> },
    { term: d('desk.data.due'), details: <Timestamp iso={request.dueAt} detail="date" /> },
    { term: d('desk.data.state'), details: <StateText request={request} /> },
  ];
  const why = { term: d('desk.data.reason'), details: <span className={reason}>{request.reason}</span> };
  return (
    <>
      <Heading level={2} size="title3">
        {d(`desk.data.kind.${kind}`)}
      </Heading>
      <DescriptionList items={request.reason === '' ? facts : [...facts, why]} />
      {state === 'open' && (
        <>
          <Held kind={kind} holdings={holdings} />
          {isBlocked && (
            <Callout tone="caution">{d('desk.data.openTickets', { count: holdings.openTickets })}</Callout>
          )}
          <Answers request={request} name={name} isBlocked={isBlocked} />
        </>
      )}
    </>
  );
}

interface AnswersProps {
  request: OpenedDataRequest;
  name: string;
  /** True while erasure is not possible. */
  isBlocked: boolean;
}

function Answers({ request: { id, kind, holdings }, name, isBlocked }: AnswersProps) {
  const d = useDeskMessage();
  const showToast = useShowToast();
  const { mutate, isPending } = useAnswerRequest(id);
  const [asked, setAsked] = useState<DataAnswer['act'] | null>(null);

  function answer(given: DataAnswer) {
    mutate(given, {
      onSuccess: () =>
        showToast({
          tone: 'positive',
          text: given.act === 'fulfil' ? d(`desk.data.fulfilled.${kind}`) : d('desk.data.refused'),
        }),
      onError: (failure) => {
        const isTold = failure instanceof ApiError && [403, 409].includes(failure.status);
        showToast({ tone: 'critical', text: isTold ? failure.message : d('desk.data.notDone') });
      },
      onSettled: () => setAsked(null),
    });
  }

  return (
    <>
      <ButtonGroup>
        <Button
          tone={kind === 'erase' ? 'critical' : 'primary'}
          isDisabled={isBlocked}
          onPress={() => setAsked('fulfil')}
        >
          {d(`desk.data.fulfil.${kind}`)}
        </Button>
        <Button onPress={() => setAsked('refuse')}>{d('desk.data.refuse')}</Button>
      </ButtonGroup>
      <AlertDialog
        title={d(`desk.data.ask.${kind}`, { name })}
        confirmLabel={d(`desk.data.fulfil.${kind}`)}
        tone={kind === 'erase' ? 'critical' : 'primary'}
        isOpen={asked === 'fulfil'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={() => answer({ act: 'fulfil' })}
        isBusy={isPending}
        busyLabel={d('desk.data.fulfilling')}
      >
        <Stack gap="m">
          <Text as="p">{d(`desk.data.ask.${kind}.text`)}</Text>
          <Held kind={kind} holdings={holdings} />
        </Stack>
      </AlertDialog>
      <RefuseDialog
        isOpen={asked === 'refuse'}
        isBusy={isPending}
        onClose={() => setAsked(null)}
        onRefuse={(why) => answer({ act: 'refuse', reason: why })}
      />
    </>
  );
}
