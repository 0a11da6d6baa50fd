import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../../patterns/loadable.ts';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import type { BalancesPort, WalletHistory } from '../../../ports/balances.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';
import { TransactionPages } from './TransactionPages.tsx';
import { TransactionRowSkeleton } from './TransactionRowSkeleton.tsx';

function historyQuery(balances: BalancesPort, wallet: string | null) {
  return queryOptions({
    queryKey: [chainRoot, 'history', wallet],
    queryFn: wallet === null ? skipToken : () => balances.history(wallet),
  });
}

/**
 * A wallet's transactions from the chain, newest first.
 * @param wallet `null` disables the query.
 */
function useHistory(wallet: string | null) {
  const { balances } = usePorts();
  return useQuery(historyQuery(balances, wallet));
}

/** Notes that older transactions were not read. @param since ISO 8601. */
function ReadBackTo({ since }: { since: string }) {
  return (
    <Text as="p" size="small" tone="muted">
      <Sentence
        id="balances.transactions.since"
        values={{ date: <Timestamp iso={since} detail="dateTime" size="small" /> }}
      />
    </Text>
  );
}

export interface TransactionsProps {
  /** `null` while the wallet reconnects. */
  wallet: string | null;
}

/** A wallet's received and sent transfers, newest first. Spec §2. */
export function Transactions({ wallet }: TransactionsProps) {
  const t = useMessage();
  const titleId = useId();
  const history = loadableOf(useHistory(wallet));
  return (
    <Panel as="section" aria-labelledby={titleId} aria-busy={history.status === 'loading'}>
      <PanelCell>
        <Stack gap="s">
          <PanelHead title={t('balances.transactions')} id={titleId} />
          <Text size="small" tone="muted">
            {t('balances.transactions.hint')}
          </Text>
        </Stack>
      </PanelCell>
      <Body history={history} />
    </Panel>
  );
}

function Body({ history }: { history: Loadable<WalletHistory> }) {
  const t = useMessage();
  const emptyText = t('balances.transactions.empty');
  if (history.status === 'failed') {
    return (
      <PanelCell>
        <LoadFailure emptyText={emptyText} onRetry={history.onRetry} />
      </PanelCell>
    );
  }
  if (history.status === 'loading') {
    return (
      <PanelCell isFlush>
        <VisuallyHidden role="status">{t('balances.transactions.loading')}</VisuallyHidden>
        <TransactionRowSkeleton />
        <TransactionRowSkeleton />
        <TransactionRowSkeleton />
      </PanelCell>
    );
  }
  const { transactions, since } = history.data;
  return (
    <>
      {transactions.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <TransactionPages transactions={transactions} />
      )}
      {since !== null && (
        <PanelCell>
          <ReadBackTo since={since} />
        </PanelCell>
      )}
    </>
  );
}
