import type { ReplyData } from '@upline/api';
import { fromDecimal } from '@upline/domain';
import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge/Badge.tsx';

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

/** What the transaction did that a ticket is about, in a word. */
export function ChainMark({ mark }: { mark: Mark }) {
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
