import { Money, Table, type TableColumn } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { BenchAnswer } from '../frame/BenchAnswer.tsx';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { listKeys } from '../frame/benchKeys.ts';
import { accountPath, accountsPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { card } from '../frame/cards.css.ts';
import { Party } from '../frame/Party.tsx';
import { useRowKeys } from '../frame/useRowKeys.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchAccount } from '../ports/explore.ts';
import { formatEther } from './formatEther.ts';
import { rolesText } from './rolesText.ts';

/** Accounts with a known key or role, with balances and roles. */
export function AccountsScreen() {
  const d = useBenchMessage();
  const { navigation } = usePorts();
  const table = useRowKeys();
  const query = useOnBench(['accounts'], ({ explore }) => explore.accounts());
  const columns: readonly TableColumn<BenchAccount>[] = [
    {
      id: 'name',
      label: d('desk.bench.account'),
      isRowHeader: true,
      cell: ({ address }) => <Party address={address} />,
    },
    {
      id: 'coins',
      label: d('desk.bench.coins'),
      align: 'end',
      cell: ({ coins }) => <Money units={coins} />,
    },
    {
      id: 'native',
      label: d('desk.bench.native'),
      align: 'end',
      cell: ({ native }) => formatEther(native),
    },
    {
      id: 'levels',
      label: d('desk.bench.levels'),
      cell: ({ levels }) => levels.join(', ') || '–',
    },
    { id: 'sponsor', label: d('desk.bench.sponsor'), cell: ({ sponsor }) => <Party address={sponsor} /> },
    { id: 'roles', label: d('desk.bench.roles'), cell: ({ roles }) => rolesText(roles) || '–' },
  ];
  return (
    <BenchFrame path={accountsPath} title={d('desk.bench.nav.accounts')} keys={listKeys}>
      <BenchAnswer query={query}>
        {(rows) => (
          <div ref={table} className={card}>
            <Table
              label={d('desk.bench.nav.accounts')}
              columns={columns}
              rows={rows}
              rowKey={({ address }) => address}
              onRowAction={(address) => navigation.go(accountPath(address))}
            />
          </div>
        )}
      </BenchAnswer>
    </BenchFrame>
  );
}
