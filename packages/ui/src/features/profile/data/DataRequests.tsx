import { useMessage } from '../../../messages/useMessage.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { type DataRequest, useDownloadCopy, useWithdrawRequest } from './dataQuery.ts';

const tones: Record<DataRequest['state'], BadgeTone> = {
  open: 'info',
  fulfilled: 'positive',
  refused: 'caution',
  withdrawn: 'neutral',
};

/** The member's requests with their status, newest first. */
export function DataRequests({ requests }: { requests: readonly DataRequest[] }) {
  const t = useMessage();
  return (
    <Stack as="ul" gap="l" aria-label={t('data.requests')}>
      {requests.map((request) => (
        <li key={request.id}>
          <Request request={request} />
        </li>
      ))}
    </Stack>
  );
}

function Request({ request }: { request: DataRequest }) {
  const t = useMessage();
  const { id, kind, state, createdAt, dueAt, answeredAt, reason, fileUntil } = request;
  const title = t(kind === 'export' ? 'data.copy' : 'data.erase');
  const items = [
    { term: t('data.asked'), details: <Timestamp iso={createdAt} detail="dateTime" /> },
    answeredAt === null
      ? { term: t('data.due'), details: <Timestamp iso={dueAt} detail="date" /> }
      : { term: t('data.answered'), details: <Timestamp iso={answeredAt} detail="dateTime" /> },
    ...(fileUntil
      ? [{ term: t('data.until'), details: <Timestamp iso={fileUntil} detail="dateTime" /> }]
      : []),
    ...(reason ? [{ term: t('data.reason'), details: <span dir="auto">{reason}</span> }] : []),
  ];
  return (
    <Stack gap="s">
      <Inline justifyContent="space-between" alignItems="center">
        <Text size="bodyStrong">{title}</Text>
        <Badge tone={tones[state]}>{t(`data.state.${state}`)}</Badge>
      </Inline>
      <DescriptionList items={items} />
      {state === 'open' && <Withdraw id={id} title={title} />}
      {fileUntil && <Download id={id} />}
    </Stack>
  );
}

function Withdraw({ id, title }: { id: string; title: string }) {
  const t = useMessage();
  const showToast = useShowToast();
  const { mutate, isPending } = useWithdrawRequest();
  const withdraw = () =>
    mutate(id, {
      onSuccess: () => showToast({ tone: 'positive', text: t('data.withdrawn') }),
      onError: () => showToast({ tone: 'critical', text: t('data.notWithdrawn') }),
    });
  return (
    <Inline>
      <Button
        size="s"
        aria-label={t('data.withdrawName', { request: title })}
        isBusy={isPending}
        onPress={withdraw}
      >
        {t('data.withdraw')}
      </Button>
    </Inline>
  );
}

function Download({ id }: { id: string }) {
  const t = useMessage();
  const showToast = useShowToast();
  const { mutate, isPending } = useDownloadCopy();
  const download = () =>
    mutate(id, { onError: () => showToast({ tone: 'critical', text: t('data.notDownloaded') }) });
  return (
    <Inline>
      <Button isBusy={isPending} busyLabel={t('data.downloading')} onPress={download}>
        {t('data.download')}
      </Button>
    </Inline>
  );
}
