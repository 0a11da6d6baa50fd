import type { StaffRole } from '@upline/domain';
import { shortAddress } from '@upline/domain';
import { Avatar, Button, Timestamp } from '@upline/ui';
import { classNames } from '@upline/ui/styling';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { who } from './Audit.css.ts';
import { staffAct, staffCell, staffHead, staffRow, staffTable } from './Team.css.ts';
import type { Colleague, RoleAct } from './teamQuery.ts';

interface StaffTableProps {
  staff: readonly Colleague[];
  onAsk: (act: RoleAct) => void;
}

interface StaffRow {
  person: Omit<Colleague, 'isFixed' | 'grants' | 'roles'>;
  roles: readonly StaffRole[];
  /** `null` for roles from the server's configuration. */
  grant: Colleague['grants'][number] | null;
}

/** Table rows: one per granted role; one in total for a wallet from the server's configuration. */
function rowsOf({ isFixed, grants, roles, ...person }: Colleague): StaffRow[] {
  if (isFixed) return [{ person, roles, grant: null }];
  return grants.map((grant) => ({ person, roles: [grant.role], grant }));
}

const nameOf = ({ name, walletId }: { name: string; walletId: string }) => name || shortAddress(walletId);

export function StaffTable({ staff, onAsk }: StaffTableProps) {
  const d = useDeskMessage();
  const roleNames = (roles: readonly StaffRole[]) =>
    roles.map((role) => d(`desk.team.role.${role}`)).join(', ');
  return (
    <table className={staffTable} aria-label={d('desk.team.staff')}>
      <thead>
        <tr>
          <th scope="col" className={staffHead}>
            {d('desk.team.who')}
          </th>
          <th scope="col" className={staffHead}>
            {d('desk.team.role')}
          </th>
          <th scope="col" className={staffHead}>
            {d('desk.team.since')}
          </th>
          <th scope="col" className={staffHead}>
            {d('desk.team.by')}
          </th>
          <td className={staffHead} />
        </tr>
      </thead>
      <tbody>
        {staff.flatMap(rowsOf).map(({ person, roles, grant }) => (
          <tr key={`${person.walletId} ${roles.join()}`} className={staffRow}>
            <th scope="row" className={staffCell}>
              <span className={who}>
                <Avatar wallet={person.walletId} photo={person.photo} size="xs" />
                <span title={person.walletId}>{nameOf(person)}</span>
              </span>
            </th>
            <td className={staffCell}>{roleNames(roles)}</td>
            <td className={staffCell}>{grant && <Timestamp iso={grant.at} detail="date" size="small" />}</td>
            <td className={staffCell}>{grant ? nameOf(grant.by) : d('desk.team.fixed')}</td>
            <td className={classNames(staffCell, staffAct)}>
              {grant && (
                <Button
                  size="s"
                  aria-label={d('desk.team.withdrawFrom', {
                    role: roleNames(roles),
                    name: nameOf(person),
                  })}
                  onPress={() =>
                    onAsk({
                      act: 'withdraw',
                      wallet: person.walletId,
                      role: grant.role,
                      name: nameOf(person),
                    })
                  }
                >
                  {d('desk.team.withdraw')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
