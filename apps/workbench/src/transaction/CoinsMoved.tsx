import { Money, Table, type TableColumn } from '@upline/ui';
import { cardHead, padded } from '../frame/cards.css.ts';
import { Party } from '../frame/Party.tsx';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchLeg, BenchMove, BenchTransaction } from '../ports/explore.ts';

function Why({ leg }: { leg: BenchLeg }) {
  const d = useBenchMessage();
  switch (leg.to) {
    case 'referral':
      return leg.instead ? (
        <>
          <span>{d('desk.bench.leg.instead')}</span> <Party address={leg.instead} />
        </>
      ) : (
        d('desk.bench.leg.referral')
      );
    case 'upline':
      return d('desk.bench.leg.upline', { generation: leg.generation });
    case 'missing':
      return d('desk.bench.leg.missing', { generations: leg.generations });
    case 'holders':
      return d('desk.bench.leg.holders', { holders: leg.holders });
    default:
      return d(`desk.bench.leg.${leg.to}`);
  }
}

function Who({ leg }: { leg: BenchLeg }) {
  const d = useBenchMessage();
  if (leg.to === 'referral' || leg.to === 'upline') return <Party address={leg.wallet} />;
  if (leg.to === 'holders') {
    return leg.each === null ? (
      d('desk.bench.leg.everybody')
    ) : (
      <>
        <span>{d('desk.bench.leg.each')}</span> <Money units={leg.each} />
      </>
    );
  }
  return d(leg.to === 'royalty' ? 'desk.bench.leg.royaltyFund' : 'desk.bench.leg.productFund');
}

/** Coin transfers, and credited parts of a fee that are claimed later. */
export function CoinsMoved({ transaction: { moves, legs } }: { transaction: BenchTransaction }) {
  const d = useBenchMessage();
  const moveColumns: readonly TableColumn<BenchMove>[] = [
    {
      id: 'from',
      label: d('desk.bench.from'),
      isRowHeader: true,
      cell: ({ from }) => <Party address={from} />,
    },
    { id: 'to', label: d('desk.bench.to'), cell: ({ to }) => <Party address={to} /> },
    {
      id: 'units',
      label: d('desk.bench.amount'),
      align: 'end',
      cell: ({ units }) => <Money units={units} />,
    },
  ];
  const legColumns: readonly TableColumn<BenchLeg>[] = [
    { id: 'who', label: d('desk.bench.who'), isRowHeader: true, cell: (leg) => <Who leg={leg} /> },
    { id: 'why', label: d('desk.bench.why'), cell: (leg) => <Why leg={leg} /> },
    {
      id: 'amount',
      label: d('desk.bench.amount'),
      align: 'end',
      cell: ({ amount }) => <Money units={amount} />,
    },
  ];
  return (
    <>
      <Table
        label={d('desk.bench.coinsMoved')}
        columns={moveColumns}
        rows={moves}
        rowKey={(move) => String(moves.indexOf(move))}
        empty={<div className={padded}>{d('desk.bench.noCoins')}</div>}
      />
      {legs.length > 0 && (
        <>
          <h2 className={cardHead}>{d('desk.bench.legs')}</h2>
          <Table
            label={d('desk.bench.legs')}
            columns={legColumns}
            rows={legs}
            rowKey={(leg) => String(legs.indexOf(leg))}
          />
        </>
      )}
    </>
  );
}
