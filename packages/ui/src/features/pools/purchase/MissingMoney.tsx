import { formatCoin, gasCoinBothNames, helpPath, levelAt, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { CopyButton } from '../../../primitives/copy-button/CopyButton.tsx';
import { type Description, DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../primitives/disclosure/Disclosure.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { figures } from '../../../primitives/money/Money.css.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { QRCodeLater } from '../../../primitives/qr-code/QRCodeLater.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { localChain } from '../../wallet/connect/localChain.ts';
import { lacksMoney } from './lacksMoney.ts';
import { code, walletText } from './PurchaseCheck.css.ts';

/** Decimals of the native coin. */
const gasDecimals = 18;

/** The article about networks and coins. */
const article = 'wallet-network-and-gas';

export interface MissingMoneyProps {
  position: Position;
  preview: PurchasePreview;
  /** The buyer's own wallet; checksummed. */
  wallet: string;
}

/** The missing amount of the right coin, and the wallet to send it to; empty if none is missing. */
export function MissingMoney({ position, preview, wallet }: MissingMoneyProps) {
  const t = useMessage();
  const { isLocalChain, forkBlock } = usePorts().balances;
  const { balance, coinSymbol, gas, gasBalance } = preview;
  if (!lacksMoney(preview)) return null;
  const network = isLocalChain ? t(localChain(forkBlock)) : t('chain.polygon');
  const missing = levelAt(position).fee - balance;
  const missingGas = gas !== null && gas > gasBalance ? formatCoin(gas - gasBalance, gasDecimals) : null;
  const items: Description[] = [
    ...(missing > 0n
      ? [
          {
            term: t('purchase.missing.coin'),
            details: (
              <span>
                <Money units={missing} /> <span translate="no">{coinSymbol}</span>
              </span>
            ),
          },
        ]
      : []),
    ...(missingGas !== null || gasBalance === 0n
      ? [
          {
            term: t('dashboard.start.gas'),
            details: (
              <span translate="no" className={figures}>
                {missingGas === null ? gasCoinBothNames : `${missingGas} ${gasCoinBothNames}`}
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <Stack as="section" gap="m" aria-label={t('purchase.missing')}>
      <DescriptionList isDense items={items} />
      {missing > 0n && (
        <Text as="p" size="small" tone="muted">
          {t('purchase.missing.only', { symbol: coinSymbol, network })}
        </Text>
      )}
      <Stack gap="s">
        <Text size="small" tone="muted">
          {t('purchase.missing.to', { network })}
        </Text>
        <span translate="no" className={walletText}>
          {wallet}
        </span>
        <CopyButton text={wallet} isWide />
      </Stack>
      <Disclosure title={t('purchase.missing.code')}>
        <QRCodeLater className={code} text={wallet} label={t('purchase.missing.code')} />
      </Disclosure>
      <Link href={helpPath(article)}>{t('help.title')}</Link>
    </Stack>
  );
}
