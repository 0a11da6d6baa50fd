import { AdminChangeList, Badge, Button, Callout } from '@upline/ui';
import type { AdminChange } from '@upline/ui/ports';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { historyPath } from '../../shell/deskPaths.ts';
import { scroll } from '../Operate.css.ts';
import { useSenders } from './useSenders.ts';

/** All role acts on chain; acts sent outside this app are marked. */
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
