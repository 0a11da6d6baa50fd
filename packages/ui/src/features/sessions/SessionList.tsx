import { useMessage } from '../../messages/useMessage.ts';
import { SessionItem, type SessionItemProps } from './SessionItem.tsx';

export interface SessionListProps {
  /** Last used first. */
  sessions: readonly (Omit<SessionItemProps, 'isEnding' | 'onEnd' | 'onSignOut'> & { id: string })[];
  /** ID of the session being ended, `null` for none. */
  endingId: string | null;
  onEnd: (id: string) => void;
  /** Ends the current session. */
  onSignOut: () => void;
}

export function SessionList({ sessions, endingId, onEnd, onSignOut }: SessionListProps) {
  const t = useMessage();
  return (
    <ul aria-label={t('sessions.list')}>
      {sessions.map(({ id, ...session }) => (
        <SessionItem
          key={id}
          {...session}
          isEnding={id === endingId}
          onEnd={() => onEnd(id)}
          onSignOut={onSignOut}
        />
      ))}
    </ul>
  );
}
