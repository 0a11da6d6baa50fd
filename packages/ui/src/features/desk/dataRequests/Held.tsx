import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { held } from './DataRequests.css.ts';
import type { OpenedDataRequest } from './dataRequestsQuery.ts';

type Holdings = OpenedDataRequest['holdings'];

const counted = ['messages', 'notes', 'files', 'notifications', 'sessions'] as const;

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

/** What an answer does with what is held about the member, line by line: nothing else is touched. */
export function Held({ kind, holdings }: { kind: OpenedDataRequest['kind']; holdings: Holdings }) {
  const d = useDeskMessage();
  const own = [
    ...(holdings.hasName ? [d('desk.data.name')] : []),
    ...(holdings.hasPhoto ? [d('desk.data.photo')] : []),
  ];
  const tickets = d('desk.data.tickets', { count: holdings.tickets });
  const identity = d('desk.data.identity');
  if (kind === 'export') {
    const lines = [
      identity,
      ...own,
      tickets,
      d('desk.data.messagesCopied', { count: holdings.messages }),
      ...(['files', 'notifications', 'sessions'] as const).map((part) =>
        d(`desk.data.${part}`, { count: holdings[part] }),
      ),
      d('desk.data.auditCopied'),
      d('desk.data.place'),
    ];
    return <List title={d('desk.data.copied')} lines={lines} />;
  }
  const gone = counted
    .filter((part) => holdings[part] > 0)
    .map((part) => d(`desk.data.${part}`, { count: holdings[part] }));
  const kept = [
    identity,
    d('desk.data.place'),
    d('desk.data.ledger'),
    tickets,
    d('desk.data.audit', { count: holdings.auditEntries }),
  ];
  return (
    <>
      <List title={d('desk.data.erased')} lines={[...own, ...gone]} />
      <List title={d('desk.data.kept')} lines={kept} />
    </>
  );
}
