import { isSupport } from '@upline/domain';
import { Popover } from '@upline/ui';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { useColleagues } from './colleaguesQuery.ts';

export interface AssignMenuProps {
  trigger: ReactNode;
  /** Wallet of the assignee, in any case; `null` if unassigned, undefined for several tickets. */
  assignee?: string | null;
  /** Called with a wallet; `null` removes the assignee. */
  onChoose: (wallet: string | null) => void;
}

const nobody = 'nobody';

export function AssignMenu({ trigger, assignee, onChoose }: AssignMenuProps) {
  const d = useDeskMessage();
  const { data: staff = [] } = useColleagues();
  const colleagues = staff.filter(({ roles }) => isSupport(roles));
  return (
    <Popover isList label={d('desk.assign')} trigger={trigger}>
      {(close) => (
        <ChoiceList
          label={d('desk.assign')}
          choices={[
            ...colleagues.map(({ walletId, name }) => ({
              id: walletId,
              label: name || walletId,
              isChosen: walletId.toLowerCase() === assignee?.toLowerCase(),
            })),
            { id: nobody, label: d('desk.queue.nobody'), isChosen: assignee === null },
          ]}
          onChoose={(id) => {
            close();
            onChoose(id === nobody ? null : id);
          }}
        />
      )}
    </Popover>
  );
}
