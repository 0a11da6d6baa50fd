import { tokenCardInterval } from '@upline/domain';
import { useEffect, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { mapLoadable } from '../../patterns/loadable.ts';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { loadableOf } from '../../queries/loadableOf.ts';
import { IncomeSummary } from '../profile/IncomeSummary.tsx';
import { useProfile } from '../profile/profileQuery.ts';
import { IncomeSelector, type IncomeView } from './IncomeSelector.tsx';
import { Tokens } from './Tokens.tsx';

export interface EarningsProps {
  wallet: string;
}

/** My Income or My Tokens, asked again every half minute. Spec §2, §4. */
export function Earnings({ wallet }: EarningsProps) {
  const t = useMessage();
  const showToast = useShowToast();
  const [view, setView] = useState<IncomeView>('income');
  const query = useProfile(wallet, tokenCardInterval);
  const profile = loadableOf(query);

  const failedAt = view === 'tokens' && query.isError ? query.errorUpdatedAt : null;
  useEffect(() => {
    if (failedAt !== null) showToast({ tone: 'critical', text: t('toast.tokensNotLoaded') });
  }, [failedAt, showToast, t]);

  return (
    <Stack gap="m">
      <Inline>
        <IncomeSelector value={view} onChange={setView} />
      </Inline>
      {view === 'income' ? (
        <IncomeSummary incomes={mapLoadable(profile, ({ incomes }) => incomes)} />
      ) : (
        <Tokens wallet={wallet} tokens={mapLoadable(profile, ({ energyTokens }) => energyTokens)} />
      )}
    </Stack>
  );
}
