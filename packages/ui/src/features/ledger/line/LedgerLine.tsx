import { formatMoney, shortAddress } from '@upline/domain';
import { BadgeCheck, Clock, SearchCheck } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { CopyText } from '../../../primitives/copy-text/CopyText.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import { figure, foot, head, marks, onScreen, row, shortHash, wholeHash, words } from './LedgerLine.css.ts';
import { LineFrom } from './LineFrom.tsx';
import { LineProof } from './LineProof.tsx';
import { LostReason } from './LostReason.tsx';
import { ledgerIcons } from './ledgerIcons.ts';
import type { ProofState, ShownLine } from './shownLine.ts';

export interface LedgerLineProps extends ShownLine {
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string | undefined;
  /** The level that would have caught a lost income has been bought since. */
  hasBoughtSince?: boolean;
  proof: ProofState;
  onVerify: () => void;
}

const effects = {
  participation: 'ledger.effect.participation',
  referral: 'ledger.effect.income',
  level: 'ledger.effect.income',
  global: 'ledger.effect.income',
  lost: 'ledger.effect.lost',
  claim: 'ledger.effect.claim',
} as const;

/** What leaves or reaches the wallet has a sign; a credit in a pool has none until it is claimed. */
const signs: Partial<Record<ShownLine['kind'], string>> = { participation: '−', claim: '+' };

/** One event: what it was, how much it moved where, who caused it, when, and where the chain has it. */
export function LedgerLine({ explorer, hasBoughtSince = false, proof, onVerify, ...entry }: LedgerLineProps) {
  const t = useMessage();
  const { kind, position, amount, from, loss, transaction, at, isProvisional } = entry;
  const isLost = kind === 'lost';
  const tone = isLost ? 'critical' : 'default';
  const money = `${signs[kind] ?? ''}${formatMoney(amount)}`;
  const name = t(`ledger.kind.${kind}`);
  return (
    <li className={row}>
      <span className={marks[isLost ? 'lost' : 'plain']}>
        <Icon icon={ledgerIcons[kind]} />
      </span>
      <div className={words}>
        <div className={head}>
          <Text size="bodyStrong" tone={tone}>
            {name}
            {' · '}
            {t('level.title', { level: position })}
          </Text>
          <span className={figure}>
            <Text inline size="small" tone="muted">
              {t(effects[kind])}
            </Text>
            <Text inline size="amount" tone={tone}>
              {money}
            </Text>
          </span>
        </div>
        {from && <LineFrom {...from} />}
        {loss && <LostReason {...loss} hasBoughtSince={hasBoughtSince} />}
        <div>
          <div className={foot}>
            <Timestamp iso={at} detail="dateTime" size="small" tone="muted" />
            <Text as="div" size="small" className={shortHash}>
              {explorer ? (
                <TxLink hash={transaction} explorer={explorer} />
              ) : (
                <CopyText text={transaction} short={shortAddress(transaction)} />
              )}
            </Text>
            <Text inline size="mono" className={wholeHash}>
              {transaction}
            </Text>
            {isProvisional ? (
              <Badge tone="caution" icon={Clock}>
                {t('ledger.provisional')}
              </Badge>
            ) : (
              <Badge icon={BadgeCheck}>{t('ledger.final')}</Badge>
            )}
            <Button
              size="s"
              tone="quiet"
              icon={SearchCheck}
              className={onScreen}
              isBusy={proof.status === 'checking'}
              aria-label={`${t('ledger.verify')}: ${name}, ${money}`}
              onPress={onVerify}
            >
              {t('ledger.verify')}
            </Button>
          </div>
          <LineProof proof={proof} />
        </div>
      </div>
    </li>
  );
}
