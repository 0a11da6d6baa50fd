import { Link } from '@upline/ui';
import { blockPath } from '../frame/benchPaths.ts';
import { card } from '../frame/cards.css.ts';
import { chainTime } from '../frame/chainTime.ts';
import { Party } from '../frame/Party.tsx';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchTransaction } from '../ports/explore.ts';
import { fact, facts, term } from './Transaction.css.ts';

/** Sender, recipient, block and gas. */
export function Facts({ transaction }: { transaction: BenchTransaction }) {
  const d = useBenchMessage();
  const { from, to, block, at, confirmations, gas, gasLimit, nonce } = transaction;
  const items = [
    [d('desk.bench.from'), <Party key="from" address={from} />],
    [d('desk.bench.to'), <Party key="to" address={to} />],
    [
      d('desk.bench.block'),
      <>
        <Link tone="plain" href={blockPath(block)}>
          {block.toLocaleString('en')}
        </Link>
        <span>{`, ${d('desk.bench.confirmations', { count: Number(confirmations) })}`}</span>
      </>,
    ],
    [d('desk.bench.at'), chainTime(at)],
    [
      d('desk.bench.gas'),
      d('desk.bench.gasOfLimit', { gas: gas.toLocaleString('en'), limit: gasLimit.toLocaleString('en') }),
    ],
    [d('desk.bench.nonce'), nonce],
  ] as const;
  return (
    <dl className={`${card} ${facts}`}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt className={term}>{name}</dt>
          <dd className={fact}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
