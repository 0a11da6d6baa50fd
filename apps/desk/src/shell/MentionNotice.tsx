import { Banner, Button } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { queuePath } from './deskPaths.ts';
import { useViews } from './viewsQuery.ts';

/**
 * Notifies users on every page that a colleague's note mentions them, until they open the ticket.
 */
export function MentionNotice({ path }: { path: string }) {
  const d = useDeskMessage();
  const { navigation } = usePorts();
  const count = useViews().data?.mentions ?? 0;
  if (count === 0 || path === queuePath('mentions')) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="s" tone="soft" onPress={() => navigation.go(queuePath('mentions'))}>
          {d('desk.mentions.show')}
        </Button>
      }
    >
      {d('desk.mentions.unread', { count })}
    </Banner>
  );
}
