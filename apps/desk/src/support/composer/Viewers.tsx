import { Avatar } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { viewers } from './Composer.css.ts';
import { useOthersAt } from './usePresence.ts';

export function Viewers({ ticketId }: { ticketId: string }) {
  const d = useDeskMessage();
  const others = useOthersAt(ticketId);
  if (others.length === 0) return null;
  const names = others.map(({ who }) => who.name || d('desk.ticket.support'));
  return (
    <span className={viewers}>
      {others.map(({ who }) => (
        <Avatar key={who.walletId} wallet={who.walletId} photo={who.photo} size="s" />
      ))}
      <span>{d('desk.presence.viewing', { names: names.join(', '), count: names.length })}</span>
    </span>
  );
}
