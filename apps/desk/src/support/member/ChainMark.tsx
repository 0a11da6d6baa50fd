import type { ReplyData } from '@upline/api';
import { fromDecimal } from '@upline/domain';
import { Badge, type BadgeTone } from '@upline/ui';
import { useMoney } from '@upline/ui/messages';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';

type Mark = NonNullable<ReplyData<'deskTickets'>['tickets'][number]['transaction']>;

const tones: Record<Mark['kind'], BadgeTone> = {
  reverted: 'critical',
  lost: 'caution',
  waiting: 'caution',
  allowance: 'info',
  bought: 'positive',
  claimed: 'info',
  received: 'info',
  other: 'neutral',
  unknown: 'neutral',
  unread: 'neutral',
};

/** Short label for the outcome of a ticket's transaction. */
export function TransactionStatus({ mark }: { mark: Mark }) {
  const d = useDeskMessage();
  const money = useMoney();
  const { kind, name, amount, position, nonce } = mark;
  const words = d('desk.chain.mark', {
    kind,
    error: d('desk.chain.error', { name: name || 'none' }),
    amount: amount === null ? '' : money.amount(fromDecimal(amount)),
    level: position ?? 0,
    nonce: nonce ?? 0,
  });
  return <Badge tone={tones[kind]}>{words}</Badge>;
}
