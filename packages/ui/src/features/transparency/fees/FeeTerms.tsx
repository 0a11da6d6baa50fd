import { feeLegs } from '@upline/domain';
import { useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { feeRows } from '../../../patterns/fee-split-bar/feeRows.ts';
import { SplitBar } from '../../../patterns/fee-split-bar/SplitBar.tsx';
import type { PoolTerms } from '../../../ports/poolProofs.ts';
import { SegmentedControl } from '../../../primitives/segmented-control/SegmentedControl.tsx';
import { Select } from '../../../primitives/select/Select.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { ChainSection } from '../section/ChainSection.tsx';
import { FeePayout } from './FeeTrail.tsx';
import { usePoolTerms } from './poolTermsQuery.ts';
import { termsLegs } from './termsLegs.ts';

/** Numbers of members above a buyer: near the root, on the way down, and everywhere else. */
const heights = ['1', '3', '5'] as const;

/** The fee rows of a pool for a buyer with a number of uplines. */
function rowsOf(terms: PoolTerms, uplines: number) {
  const wallets = Array.from({ length: uplines }, (_, index) => String(index));
  return feeRows(feeLegs(terms, { referral: '', instead: null, uplines: wallets, holders: 0 }));
}

function Split({ pools }: { pools: readonly PoolTerms[] }) {
  const t = useMessage();
  const money = useMoney();
  const [contract, setContract] = useState(pools[0]?.contract ?? null);
  const [height, setHeight] = useState<(typeof heights)[number]>('5');
  const chosen = pools.find((pool) => pool.contract === contract);
  const rows = chosen && rowsOf(chosen, Number(height));
  return (
    <Stack gap="m" maxWidth="text">
      <Select
        label={t('transparency.level')}
        options={pools.map(({ contract: value, position, fee }) => ({
          value,
          label: t('transparency.fee.option', { level: position, price: money.price(fee) }),
        }))}
        value={contract}
        onChange={setContract}
      />
      {chosen?.kind === 'race' && (
        <SegmentedControl
          label={t('transparency.fee.uplines')}
          segments={heights.map((value) => ({ value, label: value }))}
          value={height}
          onChange={setHeight}
        />
      )}
      {chosen && rows && (
        <Stack gap="s" aria-live="polite">
          <Text size="bodyStrong">
            {t('transparency.fee.split', { level: chosen.position, price: money.price(chosen.fee) })}
          </Text>
          <SplitBar parts={rows} />
          <FeePayout legs={termsLegs(t, money, rows)} />
        </Stack>
      )}
    </Stack>
  );
}

/** The split of the next fee per level, from the contract's current terms. */
export function FeeTerms() {
  return (
    <ChainSection title="transparency.fee" answer={loadableOf(usePoolTerms())}>
      {(terms) => <Split pools={terms} />}
    </ChainSection>
  );
}
