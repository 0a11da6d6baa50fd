import { Address, Badge, Table, type TableColumn, useMessage } from '@upline/ui';
import type { RoleHolder } from '@upline/ui/ports';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { rolesPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import type { PoolsAtWork } from '../operatePort.tsx';
import { HolderKind, Holders } from '../overview/Holders.tsx';
import { ReadFromChain } from '../ReadFromChain.tsx';
import { useSorted } from './useSorted.ts';

/** Roles by contract, with the owners of a Safe. */
function RolesTable({ roles, holders }: Pick<PoolsAtWork, 'roles' | 'holders'>) {
  const d = useDeskMessage();
  const t = useMessage();
  const sorted = useSorted(roles, {
    where: ({ position }) => position ?? 0,
    role: ({ role }) => role,
    holder: ({ holder }) => holder ?? '',
    offered: ({ offeredTo }) => offeredTo ?? '',
  });
  const columns: readonly TableColumn<RoleHolder>[] = [
    {
      id: 'where',
      label: d('desk.act.field.at'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ position, contract }) => (
        <span className={styles.inline}>
          <span>{position === null ? d('desk.act.registry') : d('desk.act.level', { level: position })}</span>
          <Address wallet={contract} />
        </span>
      ),
    },
    { id: 'role', label: d('desk.act.field.role'), isSortable: true, cell: ({ role }) => role },
    {
      id: 'holder',
      label: d('desk.holders.holder'),
      isSortable: true,
      cell: ({ holder }) =>
        holder ? (
          <span className={styles.inline}>
            <HolderKind holder={holders[holder]} /> <Address wallet={holder} />
          </span>
        ) : (
          <Badge tone="caution">{t('transparency.roles.nobody')}</Badge>
        ),
    },
    {
      id: 'owners',
      label: d('desk.holders.owners'),
      cell: ({ holder }) => {
        const behind = holder ? holders[holder] : undefined;
        return behind?.kind === 'safe' ? (
          <span className={styles.inline}>
            {behind.owners.map((owner) => (
              <Address key={owner} wallet={owner} />
            ))}
          </span>
        ) : null;
      },
    },
    {
      id: 'offered',
      label: d('desk.holders.offeredTo'),
      isSortable: true,
      cell: ({ offeredTo }) => offeredTo && <Address wallet={offeredTo} />,
    },
  ];
  return (
    <section className={styles.card} aria-label={d('desk.holders.each')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>{d('desk.holders.each')}</h2>
      </div>
      <Table
        {...sorted}
        label={d('desk.holders.each')}
        columns={columns}
        rowKey={({ contract, role }) => `${contract}${role}`}
      />
    </section>
  );
}

export function RolesScreen() {
  const d = useDeskMessage();
  return (
    <ReadFromChain path={rolesPath} title={d('desk.nav.holders')}>
      {(at) => (
        <>
          <Holders {...at} />
          <RolesTable {...at} />
        </>
      )}
    </ReadFromChain>
  );
}
