import { auditHeadText } from '@upline/domain';
import { Button, Callout, CopyButton } from '@upline/ui';
import { dateFormat } from '@upline/ui/messages';
import { RefreshCw } from 'lucide-react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { acts, banner } from './Audit.css.ts';
import { useAuditCheck } from './auditQuery.ts';

const time = { hour: '2-digit', minute: '2-digit' } as const;
const shortHead = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

/** Result of the server's verification of the audit chain. */
export function AuditBanner() {
  const d = useDeskMessage();
  const { data, error, isFetching, refetch } = useAuditCheck();
  const again = (
    <Button size="s" icon={RefreshCw} isBusy={isFetching} onPress={() => void refetch()}>
      {d('desk.audit.checkAgain')}
    </Button>
  );
  if (error) {
    return (
      <Callout tone="caution" isLive action={again}>
        {d('desk.audit.notChecked')}
      </Callout>
    );
  }
  if (!data) return <Callout>{d('desk.audit.checking')}</Callout>;
  if (data.brokenAt !== null) {
    return (
      <Callout
        tone="critical"
        isLive
        title={d('desk.audit.broken', { number: data.brokenAt })}
        action={again}
      >
        {d('desk.audit.stillFit')}
      </Callout>
    );
  }
  if (data.outOfOrder.length > 0) {
    return (
      <Callout
        tone="caution"
        isLive
        title={d('desk.audit.outOfOrder', { number: data.outOfOrder[0] ?? 0 })}
        action={again}
      >
        {d('desk.audit.outOfOrder.text')}
      </Callout>
    );
  }
  return (
    <Callout tone="positive">
      <div className={banner}>
        <span>
          <strong>{d('desk.audit.unbroken')}</strong>{' '}
          <span>
            {d('desk.audit.checked', {
              count: data.entries,
              time: dateFormat('en', time).format(new Date(data.checkedAt)),
              head: shortHead(data.head),
            })}
          </span>
        </span>
        <div className={acts}>
          <CopyButton
            size="s"
            text={auditHeadText({ number: data.entries, hash: data.head })}
            label={d('desk.audit.copyHead')}
          />
          {again}
        </div>
      </div>
    </Callout>
  );
}
