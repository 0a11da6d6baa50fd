import { useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { FeeSplitBar } from '../../../patterns/fee-split-bar/FeeSplitBar.tsx';
import type { PoolTerms } from '../../../ports/poolProofs.ts';
import { Select } from '../../../primitives/select/Select.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { ChainSection } from '../section/ChainSection.tsx';
import { FeeTrail } from './FeeTrail.tsx';
import { usePoolTerms } from './poolTermsQuery.ts';
import { termsLegs } from './termsLegs.ts';

function Split({ pools }: { pools: readonly PoolTerms[] }) {
  const t = useMessage();
  const money = useMoney();
  const [contract, setContract] = useState(pools[0]?.contract ?? null);
  const chosen = pools.find((pool) => pool.contract === contract);
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
      {chosen && (
        <Stack gap="s" aria-live="polite">
          <Text size="bodyStrong">
            {t('transparency.fee.split', { level: chosen.position, price: money.price(chosen.fee) })}
          </Text>
          <FeeSplitBar kind={chosen.kind} fee={chosen.fee} />
          <FeeTrail legs={termsLegs(t, money, chosen)} />
        </Stack>
      )}
    </Stack>
  );
}

/** Where the next fee of a level goes, by the terms that its contract has now. */
export function FeeTerms() {
  return (
    <ChainSection title="transparency.fee" answer={loadableOf(usePoolTerms())}>
      {(terms) => <Split pools={terms} />}
    </ChainSection>
  );
}
