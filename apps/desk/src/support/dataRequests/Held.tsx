import { Heading, Stack } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { held } from './DataRequests.css.ts';
import type { OpenedDataRequest } from './dataRequestsQuery.ts';

type Holdings = OpenedDataRequest['holdings'];

const counted = [
  'messages',
  'notes',
  'heldReplies',
  'drafts',
  'files',
  'copies',
  'notifications',
  'sessions',
] as const;

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack gap="xs">
      <Heading level={3} size="title3">
        {title}
      </Heading>
      <ul className={held} aria-label={title}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  );
}

/** Effects of an answer on the member's data, one line each. */
export function Held({ kind, holdings }: { kind: OpenedDataRequest['kind']; holdings: Holdings }) {
  const d = useDeskMessage();
  const own = [
    ...(holdings.hasName ? [d('desk.data.name')] : []),
    ...(holdings.hasPhoto ? [d('desk.data.photo')] : []),
  ];
  const identity = d('desk.data.identity');
  // Earlier servers omit `hasPlace`; most members have this signature.
  const place = holdings.hasPlace === false ? [] : [d('desk.data.place')];
  if (kind === 'export') {
    const lines = [
      identity,
      ...own,
      d('desk.data.tickets', { count: holdings.tickets }),
      d('desk.data.messagesCopied', { count: holdings.messages }),
      ...(['files', 'notifications', 'sessions'] as const).map((part) =>
        d(`desk.data.${part}`, { count: holdings[part] }),
      ),
      d('desk.data.auditCopied'),
      ...place,
    ];
    return <List title={d('desk.data.copied')} lines={lines} />;
  }
  const gone = counted.flatMap((part) => {
    const count = holdings[part] ?? 0;
    return count > 0 ? [d(`desk.data.${part}`, { count })] : [];
  });
  const kept = [
    identity,
    ...place,
    d('desk.data.ledger'),
    d('desk.data.ticketsKept', { count: holdings.tickets }),
    d('desk.data.audit', { count: holdings.auditEntries }),
  ];
  return (
    <>
      <List title={d('desk.data.erased')} lines={[...own, ...gone]} />
      <List title={d('desk.data.kept')} lines={kept} />
    </>
  );
}
