import { isWallet, type StaffRole, staffRoles } from '@upline/domain';
import { Button, Form, Select, TextField } from '@upline/ui';
import { useState } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { form, submit } from './Team.css.ts';
import type { RoleAct } from './teamQuery.ts';

/** Form for a wallet and a role; a dialog confirms before granting. */
export function GrantForm({ onAsk }: { onAsk: (act: RoleAct) => void }) {
  const d = useDeskMessage();
  const [wallet, setWallet] = useState('');
  const [role, setRole] = useState<StaffRole>('agent');
  const [isWrong, setWrong] = useState(false);

  function ask() {
    const given = wallet.trim();
    setWrong(!isWallet(given));
    if (isWallet(given)) onAsk({ act: 'grant', wallet: given, role, name: given });
  }

  return (
    <Form onSubmit={ask}>
      <div className={form}>
        <TextField
          label={d('desk.team.grant.wallet')}
          description={d('desk.team.grant.wallet.hint')}
          errorMessage={isWrong ? d('desk.team.grant.notWallet') : ''}
          value={wallet}
          onChange={(next) => {
            setWallet(next);
            setWrong(false);
          }}
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          label={d('desk.team.role')}
          options={staffRoles.map((value) => ({ value, label: d(`desk.team.role.${value}`) }))}
          value={role}
          onChange={setRole}
        />
        <div className={submit}>
          <Button type="submit" tone="primary">
            {d('desk.team.grant')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
