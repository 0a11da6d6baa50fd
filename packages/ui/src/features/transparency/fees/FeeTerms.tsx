import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatPrice } from '@upline/domain';
import { useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { PoolProofsPort, PoolTerms } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Select } from '../../../primitives/select/Select.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';
import { ChainSection } from '../section/ChainSection.tsx';
import { FeeTrail } from './FeeTrail.tsx';
import { termsLegs } from './termsLegs.ts';

function poolTermsQuery(proofs: PoolProofsPort) {
  return queryOptions({ queryKey: [chainRoot, 'terms'], queryFn: () => proofs.terms() });
}

/** How each pool shares the next fee, as its contract has it. */
function usePoolTerms() {
  const { proofs } = usePorts();
  return useQuery(poolTermsQuery(proofs));
}

function Split({ pools }: { pools: readonly PoolTerms[] }) {
  const t = useMessage();
  const [contract, setContract] = useState(pools[0]?.contract ?? null);
  const chosen = pools.find((pool) => pool.contract === contract);
  return (
    <Stack gap="m" maxWidth="text">
      <Select
        label={t('transparency.level')}
        options={pools.map(({ contract: value, position, fee }) => ({
          value,
          label: t('transparency.fee.option', { level: position, price: formatPrice(fee) }),
        }))}
        value={contract}
        onChange={setContract}
      />
      {chosen && (
        <Stack gap="s" aria-live="polite">
          <Text size="bodyStrong">
            {t('transparency.fee.split', { level: chosen.position, price: formatPrice(chosen.fee) })}
          </Text>
          <FeeTrail legs={termsLegs(t, chosen)} />
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
