import { Address, Link, Money, PoolBadge, Table, type TableColumn } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { useAtDesk } from '../../shell/deskContext.ts';
import { actPath, fundsPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import type { PoolAtWork, PoolsAtWork } from '../operatePort.tsx';
import { HolderKind } from '../overview/Holders.tsx';
import { ReadFromChain } from '../ReadFromChain.tsx';
import { useSorted } from './useSorted.ts';

/** Role that receives the fund, by pool kind. */
const receiverOf = { race: 'PRODUCT', global: 'ROYALITY' } as const;
const actOf = { race: 'fund-product', global: 'fund-royalty' } as const;

function FundsTable({ pools, roles, holders }: Pick<PoolsAtWork, 'pools' | 'roles' | 'holders'>) {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  const isOperator = me.roles.includes('operator');
  const holderOf = ({ address, kind }: PoolAtWork) =>
    roles.find(({ contract, role }) => contract === address && role === receiverOf[kind])?.holder ?? null;
  const sorted = useSorted(pools, {
    level: ({ position }) => position,
    fund: ({ fund }) => fund,
    owed: ({ owed }) => owed,
    held: ({ held }) => held,
    surplus: ({ held, owed }) => held - owed,
  });
  const money = (id: string, label: string, of: (pool: PoolAtWork) => bigint): TableColumn<PoolAtWork> => ({
    id,
    label,
    align: 'end',
    isSortable: true,
    cell: (pool) => <Money units={of(pool)} />,
  });
  const columns: readonly TableColumn<PoolAtWork>[] = [
    {
      id: 'level',
      label: d('desk.pools.level'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ position, kind }) => (
        <span className={styles.inline}>
          <span>{position}</span> <PoolBadge kind={kind} />
        </span>
      ),
    },
    money('fund', d('desk.pools.fund'), ({ fund }) => fund),
    {
      id: 'receiver',
      label: d('desk.funds.receiver'),
      cell: (pool) => {
        const holder = holderOf(pool);
        return (
          <span className={styles.inline}>
            <span>{receiverOf[pool.kind]}</span>
            {holder && (
              <>
                <HolderKind holder={holders[holder]} /> <Address wallet={holder} />
              </>
            )}
          </span>
        );
      },
    },
    money('held', d('desk.funds.held'), ({ held }) => held),
    money('owed', d('desk.pools.owed'), ({ owed }) => owed),
    money('surplus', d('desk.pools.surplus'), ({ held, owed }) => held - owed),
  ];
  const take: TableColumn<PoolAtWork> = {
    id: 'take',
    label: d('desk.nav.funds'),
    isLabelHidden: true,
    cell: ({ position, kind, fund }) =>
      fund > 0n && (
        <Link
          href={`${actPath(actOf[kind])}?pool=${position}`}
          aria-label={d('desk.funds.takeOf', { level: position })}
        >
          {d('desk.funds.take')}
        </Link>
      ),
  };
  const total = pools.reduce((sum, { fund }) => sum + fund, 0n);
  return (
    <section className={styles.card} aria-label={d('desk.nav.fundList')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>
          <span>{d('desk.funds.toTake')}</span> <Money units={total} />
        </h2>
        <span className={styles.quiet}>{d('desk.funds.hint')}</span>
      </div>
      <Table
        {...sorted}
        label={d('desk.nav.fundList')}
        columns={isOperator ? [...columns, take] : columns}
        rowKey={({ address }) => address}
      />
    </section>
  );
}

/** Balance, debts and operator fund of each pool, with the receiver. */
export function FundsScreen() {
  const d = useDeskMessage();
  return (
    <ReadFromChain path={fundsPath} title={d('desk.nav.fundList')}>
      {(at) => <FundsTable {...at} />}
    </ReadFromChain>
  );
}
