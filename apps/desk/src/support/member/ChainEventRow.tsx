import { fromDecimal } from '@upline/domain';
import { Icon, ledgerIcons, Money, Text, Timestamp } from '@upline/ui';
import { KeyRound, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from './Member.css.ts';
import type { ChainEvent } from './memberChainQuery.ts';
import { useChainText } from './useChainText.ts';

const looks = {
  participation: 'paid',
  referral: 'gained',
  level: 'gained',
  lost: 'lost',
  claim: 'gained',
  allowance: 'plain',
} as const satisfies Record<ChainEvent['kind'], keyof typeof styles.sign>;

const signs = { paid: '−\u2060', gained: '+\u2060', lost: '', plain: '' } as const;

/** Shows if the chain confirms the event. */
export function CheckMark({ check }: Pick<ChainEvent, 'check'>) {
  const d = useDeskMessage();
  const words = d('desk.chain.check', { check });
  if (check === 'chain') return <Icon icon={ShieldCheck} size="s" label={words} className={styles.checked} />;
  return (
    <Text inline size="caption" tone={check === 'differs' ? 'critical' : 'caution'}>
      {check === 'differs' && <Icon icon={ShieldAlert} size="s" />} <span>{words}</span>
    </Text>
  );
}

/** One on-chain event about the member's money. */
export function ChainEventRow({ event }: { event: ChainEvent }) {
  const d = useDeskMessage();
  const words = useChainText();
  const { kind, position: level, from, receiver, at, block, isFinal, check } = event;
  const who = words.nameOf(from);
  const isIncome = kind === 'referral' || kind === 'level';
  return (
    <li className={styles.event}>
      <span className={styles.sign[looks[kind]]}>
        <Icon icon={kind === 'allowance' ? KeyRound : ledgerIcons[kind]} size="s" />
      </span>
      <div className={styles.eventText}>
        <span className={styles.eventHead}>
          <Text inline size="smallStrong" dir="auto">
            {d('desk.chain.event', { kind, level, who, amount: words.amount(event.amount) })}
          </Text>
          {kind !== 'allowance' && (
            <Text inline size="smallStrong" className={styles.amount[looks[kind]]}>
              <span>{signs[looks[kind]]}</span>
              <Money units={fromDecimal(event.amount)} />
            </Text>
          )}
        </span>
        <Text inline size="caption" tone="muted">
          <Timestamp iso={at} detail="recent" size="caption" />
          <span>{` · ${d('desk.chain.place', { block: Number(block), isFinal: isFinal ? 'yes' : 'no' })}`}</span>{' '}
          <CheckMark check={check} />
        </Text>
        {isIncome && (
          <Text inline size="caption" tone="muted" dir="auto">
            {d('desk.chain.whoBought', { who, level })}
          </Text>
        )}
        {receiver && (
          <Text inline size="caption" tone="muted" dir="auto">
            {d('desk.chain.whyLost', { level, receiver: words.nameOf(receiver) })}
          </Text>
        )}
      </div>
    </li>
  );
}
