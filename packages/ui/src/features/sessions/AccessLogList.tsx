import { auditHeadText, shortAddress, ticketPath } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { CopyButton } from '../../primitives/copy-button/CopyButton.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { done, entry, what, when } from './AccessLog.css.ts';
import type { AccessEntry } from './accessLogQuery.ts';

/** Staff visits, one line each, with a button that copies the proof of the newest entry. */
export function AccessLogList({ entries }: { entries: readonly AccessEntry[] }) {
  const t = useMessage();
  return (
    <Stack as="ul" gap="none" aria-label={t('staffActs.list')}>
      {entries.map(({ number, hash, at, staff, acts, ticket }) => (
        <li key={number} className={entry}>
          <Avatar wallet={staff.walletId} photo={staff.photo} size="s" />
          <span className={what}>
            <Text inline size="bodyStrong" title={staff.walletId}>
              {staff.name || shortAddress(staff.walletId)}
            </Text>
            {acts.map((act) => (
              <Text key={act} inline tone="muted" className={done}>
                {t(`staffActs.${act}`)}
              </Text>
            ))}
            {ticket && (
              <Link href={ticketPath(ticket.id)} dir="auto">
                {ticket.subject}
              </Link>
            )}
          </span>
          <CopyButton size="s" text={auditHeadText({ number, hash })} label={t('staffActs.copyProof')} />
          <Timestamp iso={at} detail="dateTime" size="small" tone="muted" className={when} />
        </li>
      ))}
    </Stack>
  );
}
