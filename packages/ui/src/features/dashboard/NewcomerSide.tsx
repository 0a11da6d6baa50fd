import { formatCoin, gasCoinBothNames, type Level } from '@upline/domain';
import { lazy, Suspense, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { FeeSplitBar } from '../../patterns/fee-split-bar/FeeSplitBar.tsx';
import type { Loadable } from '../../patterns/loadable.ts';
import type { Balances } from '../../ports/balances.ts';
import { Bleed } from '../../primitives/bleed/Bleed.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { figures } from '../../primitives/money/Money.css.ts';
import { Money } from '../../primitives/money/Money.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { gasCoinDecimals } from '../wallet/balances/balancesQuery.ts';
import { fact, facts } from './DashboardScreen.css.ts';

// Loaded when the terms are opened.
const TermsDialog = lazy(async () => ({
  default: (await import('../../patterns/terms-consent/TermsDialog.tsx')).TermsDialog,
}));

export interface NewcomerSideProps {
  level: Level;
  balances: Loadable<Balances>;
}

/** Risks and split of the first fee, with the wallet's balances. */
export function NewcomerSide({ level, balances }: NewcomerSideProps) {
  const t = useMessage();
  const money = useMoney();
  const [isReading, setReading] = useState(false);
  const held = [
    {
      name: t('dashboard.start.wallet'),
      // Fees are in dollars, so the balance is too, with the coin's name beside it.
      amount: ({ tokens }: Balances) =>
        tokens.map(({ symbol, units }) => (
          <div key={symbol}>
            <Money units={units} />{' '}
            <Text inline size="small" tone="muted">
              {symbol}
            </Text>
          </div>
        )),
    },
    {
      name: t('dashboard.start.gas'),
      amount: ({ matic }: Balances) => (
        <span
          translate="no"
          className={figures}
        >{`${formatCoin(matic, gasCoinDecimals)} ${gasCoinBothNames}`}</span>
      ),
    },
  ];
  return (
    <Stack gap="l">
      <Callout
        tone="caution"
        action={
          <Bleed inline="s">
            <Button tone="quiet" size="s" onPress={() => setReading(true)}>
              {t('dashboard.start.risk.read')}
            </Button>
          </Bleed>
        }
      >
        {t('dashboard.start.risk')}
      </Callout>
      <PanelHead title={t('level.split', { price: money.price(level.fee) })} />
      <Stack gap="xs">
        <FeeSplitBar {...level} parts="list" />
        {level.kind === 'race' && (
          <Text as="p" size="small" tone="muted">
            {t('level.split.missing')}
          </Text>
        )}
      </Stack>
      <dl className={facts} aria-busy={balances.status === 'loading'}>
        {held.map(({ name, amount }) => (
          <div key={name} className={fact}>
            <Text as="dt" inline size="small" tone="muted">
              {name}
            </Text>
            <Text as="dd" inline size="small">
              {balances.status === 'loading' && <Skeleton text="small" width="short" />}
              {balances.status === 'failed' && <Money units={null} />}
              {balances.status === 'loaded' && amount(balances.data)}
            </Text>
          </div>
        ))}
      </dl>
      {isReading && (
        <Suspense>
          <TermsDialog onClose={() => setReading(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
