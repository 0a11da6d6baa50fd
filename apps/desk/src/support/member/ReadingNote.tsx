import type { ReplyData } from '@upline/api';
import { Callout } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';

const minute = 60_000;

/** @example agoOf(…) // '3 minutes ago' */
function agoOf(iso: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / minute));
  const words = new Intl.RelativeTimeFormat('en');
  if (minutes < 120) return words.format(-minutes, 'minute');
  return minutes < 48 * 60
    ? words.format(-Math.floor(minutes / 60), 'hour')
    : words.format(-Math.floor(minutes / 60 / 24), 'day');
}

export interface ReadingNoteProps {
  reading: ReplyData<'deskMember'>['reading'];
}

/** Warns that the node is unreachable, and shows the age of the figures. */
export function ReadingNote({ reading: { isReachable, reached } }: ReadingNoteProps) {
  const d = useDeskMessage();
  if (isReachable) return null;
  return (
    <Callout tone="caution" isLive>
      {d('desk.chain.unreachable', {
        isKnown: reached ? 'yes' : 'no',
        block: Number(reached?.block ?? 0),
        ago: reached ? agoOf(reached.at) : '',
      })}
    </Callout>
  );
}
