import { shortAddress } from '@upline/domain';
import { CopyText, Tabs, useCopyWithToast, useShortcuts } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useState } from 'react';
import { BenchAnswer } from '../frame/BenchAnswer.tsx';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { useAtBench } from '../frame/benchContext.ts';
import { transactionKeys } from '../frame/benchKeys.ts';
import { saveScenarioPath, transactionPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { card } from '../frame/cards.css.ts';
import { NothingHere } from '../frame/NothingHere.tsx';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { useBench } from '../ports/bench.tsx';
import type { BenchTransaction } from '../ports/explore.ts';
import { againPath } from './againPath.ts';
import { CallTree } from './CallTree.tsx';
import { Checks } from './Checks.tsx';
import { CoinsMoved } from './CoinsMoved.tsx';
import { Facts } from './Facts.tsx';
import { GasCard } from './GasCard.tsx';
import { LogTable } from './LogTable.tsx';
import { StateTable } from './StateTable.tsx';
import { raw, twoCards } from './Transaction.css.ts';
import { Verdict } from './Verdict.tsx';

type Tab = 'calls' | 'logs' | 'state' | 'coins' | 'input' | 'raw';

function countCalls({ calls }: BenchTransaction['call']): number {
  return calls.reduce((sum, inner) => sum + countCalls(inner), 1);
}

function Parts({ transaction }: { transaction: BenchTransaction }) {
  const d = useBenchMessage();
  const [tab, setTab] = useState<Tab>('calls');
  const { call, logs, state, moves, legs, input } = transaction;
  const counted = (label: string, count: number) => `${label} ${count}`;
  return (
    <div className={card}>
      <Tabs
        label={d('desk.bench.parts')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'calls',
            label: counted(d('desk.bench.callTree'), countCalls(call)),
            content: <CallTree call={call} />,
          },
          {
            value: 'logs',
            label: counted(d('desk.bench.nav.logs'), logs.length),
            content: <LogTable logs={logs} />,
          },
          {
            value: 'state',
            label: counted(d('desk.bench.state'), state.length),
            content: <StateTable state={state} />,
          },
          {
            value: 'coins',
            label: counted(d('desk.bench.coinsMoved'), moves.length + legs.length),
            content: <CoinsMoved transaction={transaction} />,
          },
          { value: 'input', label: d('desk.bench.input'), content: <pre className={raw}>{input}</pre> },
          {
            value: 'raw',
            label: d('desk.bench.raw'),
            content: <pre className={raw}>{transaction.raw}</pre>,
          },
        ]}
      />
    </div>
  );
}

/** One transaction: outcome and reason, calls, recipients, and gas compared with budgets. */
export function TransactionScreen({ hash }: { hash: string }) {
  const d = useBenchMessage();
  const { navigation } = usePorts();
  const query = useOnBench(['transaction', hash], ({ explore }) => explore.transaction(hash));
  const { backend } = useAtBench();
  const { calls } = useBench();
  const copy = useCopyWithToast();
  const transaction = query.data;
  const goTo = (path: string | null | undefined) => {
    if (path) navigation.go(path);
  };
  const save = () => goTo(transaction && saveScenarioPath(transaction.block));
  const toNeighbour = (other: string | undefined) => goTo(other && transactionPath(other));
  useShortcuts({
    '[': () => toNeighbour(transaction?.previous),
    ']': () => toNeighbour(transaction?.next),
    y: () => transaction && copy(transaction.input),
    p: () => goTo(transaction && againPath(backend, calls, transaction)),
    S: save,
  });
  return (
    <BenchFrame
      path={transactionPath(hash)}
      title={d('desk.bench.transaction')}
      detail={<CopyText text={hash} short={shortAddress(hash)} />}
      keys={transactionKeys}
    >
      <BenchAnswer query={query}>
        {(transaction) =>
          transaction ? (
            <>
              <Verdict transaction={transaction} />
              <Facts transaction={transaction} />
              <Parts key={hash} transaction={transaction} />
              <div className={twoCards}>
                <Checks transaction={transaction} />
                <GasCard transaction={transaction} />
              </div>
            </>
          ) : (
            <NothingHere />
          )
        }
      </BenchAnswer>
    </BenchFrame>
  );
}
