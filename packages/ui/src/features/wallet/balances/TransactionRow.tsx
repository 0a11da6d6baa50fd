import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { type Translate, useMessage } from '../../../messages/useMessage.ts';
import type { WalletTransaction } from '../../../ports/balances.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import { ledgerIcons } from '../../ledger/table/ledgerIcons.ts';
import { CoinAmount } from './CoinAmount.tsx';
import { amount, first, mark, row, second, words } from './TransactionRow.css.ts';

export interface TransactionRowProps extends Omit<WalletTransaction, 'id'> {
  explorer?: string | undefined;
}

const icons = {
  purchase: ledgerIcons.participation,
  claim: ledgerIcons.claim,
  in: ArrowDownLeft,
  out: ArrowUpRight,
};

function titleOf({ what, direction, position }: TransactionRowProps, t: Translate): string {
  if (what !== 'transfer' && position !== null) return t(`balances.${what}`, { level: position });
  return t(direction === 'in' ? 'balances.received' : 'balances.sent');
}

/** One transfer of a wallet's coins: kind, counterparty, time and amount. Spec §2. */
export function TransactionRow(props: TransactionRowProps) {
  const t = useMessage();
  const { hash, at, direction, counterparty, units, decimals, symbol, what, explorer } = props;
  return (
    <li className={row}>
      <span className={mark}>
        <Icon icon={icons[what === 'transfer' ? direction : what]} size="s" />
      </span>
      <div className={words}>
        <div className={first}>
          <Text size="bodyStrong">{titleOf(props, t)}</Text>
          <Text size="bodyStrong" className={amount}>
            <CoinAmount units={units} decimals={decimals} symbol={symbol} direction={direction} />
          </Text>
        </div>
        <div className={second}>
          <Text as="div" size="small" tone="muted">
            <span>{t(direction === 'in' ? 'balances.from' : 'balances.to')}</span>{' '}
            <Address wallet={counterparty} />
          </Text>
          <Inline gap="s">
            <Timestamp iso={at} detail="dateTime" size="small" tone="muted" />
            <Text as="div" size="small">
              <TxLink hash={hash} {...(explorer && { explorer })} />
            </Text>
          </Inline>
        </div>
      </div>
    </li>
  );
}
