import { Address, Badge, groupRoles, Link, useMessage } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { rolesPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import type { Holder, PoolsAtWork } from '../operatePort.tsx';

/** Account type of a role holder: `Safe, 2 of 3`. */
export function HolderKind({ holder }: { holder: Holder | undefined }) {
  const d = useDeskMessage();
  if (!holder) return null;
  return holder.kind === 'safe'
    ? d('desk.holder.safe', { threshold: holder.threshold, owners: holder.owners.length })
    : d(`desk.holder.${holder.kind}`);
}

/** Role holders by role; warns if a role is split between holders. */
export function Holders({ roles, holders, pools }: Pick<PoolsAtWork, 'roles' | 'holders' | 'pools'>) {
  const d = useDeskMessage();
  const t = useMessage();
  // Pending offers split the list, but not the role.
  const heldBy = (role: string, holder: string | null) =>
    roles.filter((one) => one.role === role && one.holder === holder).length;
  const total = (role: string) => (role === 'ADMIN' ? pools.length + 1 : pools.length);
  return (
    <section className={styles.card} aria-label={d('desk.holders')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>
          <Link tone="plain" href={rolesPath}>
            {d('desk.holders')}
          </Link>
        </h2>
        <span className={styles.quiet}>{d('desk.holders.hint', { count: pools.length + 1 })}</span>
      </div>
      <ul className={styles.rows}>
        {groupRoles(roles).map(({ role, holder, offeredTo, places }) => (
          <li key={[role, holder, offeredTo].join()} className={styles.holder}>
            <strong>{role}</strong>
            <span className={styles.inline}>
              {holder ? (
                <>
                  <HolderKind holder={holders[holder]} /> <Address wallet={holder} />
                </>
              ) : (
                t('transparency.roles.nobody')
              )}
            </span>
            <span className={styles.inline}>
              {heldBy(role, holder) < total(role) ? (
                <Badge tone="caution">
                  {d('desk.holders.split', { count: places.length, total: total(role) })}
                </Badge>
              ) : (
                <span>{d('desk.holders.in', { count: places.length })}</span>
              )}
              {offeredTo && (
                <Badge tone="caution">
                  <span>{d('desk.holders.offered')}</span> <Address wallet={offeredTo} isPlain />
                </Badge>
              )}
            </span>
            <span className={styles.quiet}>{d(`desk.holders.may.${role}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
