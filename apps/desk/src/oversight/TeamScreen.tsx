import { ApiError } from '@upline/api';
import { AlertDialog, Heading, LoadFailure, RowSkeletons, Stack, useShowToast } from '@upline/ui';
import { useState } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskFrame } from '../shell/DeskFrame.tsx';
import { teamPath } from '../shell/deskPaths.ts';
import { panel, scroll } from './Audit.css.ts';
import { useColleagues } from './auditQuery.ts';
import { GrantForm } from './GrantForm.tsx';
import { RoleLog } from './RoleLog.tsx';
import { StaffTable } from './StaffTable.tsx';
import { type RoleAct, useChangeRole } from './teamQuery.ts';

/** Staff roles with dates and authors; leads grant and withdraw roles. */
export function TeamScreen() {
  const d = useDeskMessage();
  return (
    <DeskFrame path={teamPath} title={d('desk.nav.roles')} keys={[]}>
      <div className={scroll}>
        <Team />
      </div>
    </DeskFrame>
  );
}

function Team() {
  const d = useDeskMessage();
  const showToast = useShowToast();
  const { data, error, refetch } = useColleagues(true);
  const { mutate, isPending } = useChangeRole();
  const [asked, setAsked] = useState<RoleAct | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Resets the form after each grant.
  const [given, setGiven] = useState(0);

  function ask(act: RoleAct) {
    setAsked(act);
    setOpen(true);
  }

  function confirm() {
    if (!asked) return;
    const { act } = asked;
    mutate(asked, {
      onSuccess: () => {
        if (act === 'grant') setGiven((before) => before + 1);
        showToast({
          tone: 'positive',
          text: d(act === 'grant' ? 'desk.team.granted' : 'desk.team.withdrawn'),
        });
      },
      onError: (failure) => {
        const isTold = failure instanceof ApiError && failure.status === 409;
        showToast({ tone: 'critical', text: isTold ? failure.message : d('desk.team.notChanged') });
      },
      onSettled: () => setOpen(false),
    });
  }

  const role = asked ? d(`desk.team.role.${asked.role}`) : '';
  const isGrant = asked?.act === 'grant';
  return (
    <div className={panel}>
      <Stack gap="l">
        <Heading level={2} size="title3">
          {d('desk.team.staff')}
        </Heading>
        {error && <LoadFailure emptyText={d('desk.team.failed')} onRetry={() => void refetch()} />}
        {!data && !error && <RowSkeletons label={d('desk.team.loading')} />}
        {data && <StaffTable staff={data} onAsk={ask} />}
        <Heading level={2} size="title3">
          {d('desk.team.grant')}
        </Heading>
        <GrantForm key={given} onAsk={ask} />
        <RoleLog />
      </Stack>
      <AlertDialog
        title={d(isGrant ? 'desk.team.grant.title' : 'desk.team.withdraw.title', { role })}
        confirmLabel={d(isGrant ? 'desk.team.grant' : 'desk.team.withdraw')}
        tone={isGrant ? 'primary' : 'critical'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={confirm}
        isBusy={isPending}
        busyLabel={d(isGrant ? 'desk.team.granting' : 'desk.team.withdrawing')}
      >
        {isGrant
          ? d('desk.team.grant.text', { wallet: asked.wallet })
          : d('desk.team.withdraw.text', { name: asked?.name ?? '' })}
      </AlertDialog>
    </div>
  );
}
