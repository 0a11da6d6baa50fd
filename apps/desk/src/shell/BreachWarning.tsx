import { Banner, Button } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { queuePath } from './deskPaths.ts';
import { useViews } from './viewsQuery.ts';

/** Warns agents on every page about their own due tickets. */
export function BreachWarning() {
  const d = useDeskMessage();
  const { navigation } = usePorts();
  const warned = useViews().data?.warned ?? 0;
  if (warned === 0) return null;
  return (
    <Banner
      tone="caution"
      action={
        <Button size="s" tone="soft" onPress={() => navigation.go(`${queuePath('mine')}?sort=due`)}>
          {d('desk.due.show')}
        </Button>
      }
    >
      {d('desk.due.warned', { count: warned })}
    </Banner>
  );
}
