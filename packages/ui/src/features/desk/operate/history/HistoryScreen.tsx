import { useDeskMessage } from '../../../../messages/useDeskMessage.ts';
import type { AdminChange } from '../../../../ports/poolProofs.ts';
import { Badge } from '../../../../primitives/badge/Badge.tsx';
import { Button } from '../../../../primitives/button/Button.tsx';
import { Callout } from '../../../../primitives/callout/Callout.tsx';
import { AdminChangeList } from '../../../transparency/changes/AdminChangeList.tsx';
import { DeskFrame } from '../../frame/DeskFrame.tsx';
import { historyPath } from '../../frame/deskPaths.ts';
import { scroll } from '../Operate.css.ts';
import { useSenders } from './useSenders.ts';

/** Every act of a role that the chain has seen, from wherever it was sent; what did not leave this desk is marked. */
export function HistoryScreen() {
  const d = useDeskMessage();
  const { senderOf, isFailed, retry } = useSenders();
  const mark = (changes: readonly AdminChange[]) => {
    const [first, ...others] = [...new Set(changes.map(senderOf))];
    if (first === undefined) return null;
    if (first === null || others.includes(null))
      return <Badge tone="caution">{d('desk.history.elsewhere')}</Badge>;
    return <Badge>{d('desk.history.from', { who: [first, ...others].join(', ') })}</Badge>;
  };
  return (
    <DeskFrame path={historyPath} title={d('desk.nav.history')} keys={[]}>
      <div className={scroll}>
        {isFailed && (
          <Callout
            tone="caution"
            isLive
            action={<Button onPress={retry}>{d('desk.ticket.tryAgain')}</Button>}
          >
            {d('desk.history.unknown')}
          </Callout>
        )}
        <AdminChangeList mark={mark} />
      </div>
    </DeskFrame>
  );
}
