import type { DeskMessageId } from '@upline/domain';
import { KeyList, Link } from '@upline/ui';
import { useDeskMessage } from '../messages/useDeskMessage.ts';

/** Keys as printed, and the message id of their action. */
export interface KeyHelp {
  keys: readonly string[];
  does: Extract<DeskMessageId, `desk.keys.${string}`>;
}

export const queueKeys: readonly KeyHelp[] = [
  { keys: ['J', 'K'], does: 'desk.keys.move' },
  { keys: ['X'], does: 'desk.keys.select' },
  { keys: ['↵'], does: 'desk.keys.open' },
  { keys: ['E'], does: 'desk.keys.takeAndReply' },
  { keys: ['R'], does: 'desk.keys.reply' },
  { keys: ['A'], does: 'desk.keys.assign' },
  { keys: ['M'], does: 'desk.keys.macro' },
  { keys: ['S'], does: 'desk.keys.snooze' },
  { keys: ['⇧', 'M'], does: 'desk.keys.merge' },
  { keys: ['C'], does: 'desk.keys.close' },
  { keys: ['[', ']'], does: 'desk.keys.neighbour' },
  { keys: ['.'], does: 'desk.keys.bring' },
];

export const ticketKeys: readonly KeyHelp[] = [
  { keys: ['R'], does: 'desk.keys.reply' },
  { keys: ['N'], does: 'desk.keys.note' },
  { keys: ['E'], does: 'desk.keys.take' },
  { keys: ['A'], does: 'desk.keys.assign' },
  { keys: ['M'], does: 'desk.keys.macro' },
  { keys: ['P'], does: 'desk.keys.priority' },
  { keys: ['T'], does: 'desk.keys.tags' },
  { keys: ['H'], does: 'desk.keys.history' },
  { keys: ['S'], does: 'desk.keys.snooze' },
  { keys: ['[', ']'], does: 'desk.keys.neighbour' },
  { keys: ['⌘', '↵'], does: 'desk.keys.send' },
  { keys: ['⌘', 'Z'], does: 'desk.keys.undo' },
  { keys: ['Esc'], does: 'desk.keys.back' },
];

export const operateKeys: readonly KeyHelp[] = [
  { keys: ['T'], does: 'desk.keys.test' },
  { keys: ['⌘', '↵'], does: 'desk.keys.sendAct' },
  { keys: ['Y'], does: 'desk.keys.calldata' },
];

/** Keys of Operate pages without acts. */
export const readKeys: readonly KeyHelp[] = [{ keys: ['T'], does: 'desk.keys.readAgain' }];

const everywhere: readonly KeyHelp[] = [
  { keys: ['⌘', 'K'], does: 'desk.keys.command' },
  { keys: ['G', 'S'], does: 'desk.keys.support' },
  { keys: ['G', 'O'], does: 'desk.keys.operate' },
  { keys: ['/'], does: 'desk.keys.search' },
  { keys: ['?'], does: 'desk.keys.all' },
];

const groups = [
  ['desk.keys.everywhere', everywhere],
  ['desk.queue.list', queueKeys],
  ['desk.ticket.messages', ticketKeys],
  ['desk.area.operate', operateKeys],
] as const;

export interface KeysProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Absent in development, which bundles nothing. */
const licences = import.meta.env.UPLINE_LICENCES ?? '/licenses.txt';

/** All keys of the staff app, and the licences of its build. */
export function Keys(props: KeysProps) {
  const d = useDeskMessage();
  return (
    <KeyList
      title={d('desk.keys')}
      single={{ label: d('desk.keys.single'), hint: d('desk.keys.single.hint') }}
      groups={groups.map(([title, keys]) => ({
        title: d(title),
        keys: keys.map((one) => ({ keys: one.keys, words: d(one.does) })),
      }))}
      {...props}
    >
      {licences && (
        <Link href={licences} target="_blank" rel="noopener">
          {d('desk.licences')}
        </Link>
      )}
    </KeyList>
  );
}
