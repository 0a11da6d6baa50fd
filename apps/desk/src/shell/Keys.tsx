import type { DeskMessageId } from '@upline/domain';
import { Dialog, Heading, Kbd, Stack, Switch } from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { key } from './DeskFrame.css.ts';
import { list, row, rowKeys } from './Keys.css.ts';

/** Keys as printed, and the message id of their action. */
export interface KeyHelp {
  keys: readonly string[];
  does: Extract<DeskMessageId, `desk.keys.${string}`>;
}

export interface KeyWords {
  keys: readonly string[];
  words: string;
}

export interface KeyGroup {
  title: string;
  keys: readonly KeyWords[];
}

export function KeyLine({ keys, words }: KeyWords) {
  return (
    <span className={key}>
      {keys.map((one) => (
        <Kbd key={one}>{one}</Kbd>
      ))}
      <span>{words}</span>
    </span>
  );
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
  /** Keys of an additional area. */
  further?: KeyGroup | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All keys, with a switch that disables single-key shortcuts. */
export function Keys({ further = null, isOpen, onOpenChange }: KeysProps) {
  const d = useDeskMessage();
  const { keys: single } = usePorts();
  const areKeysOn = useReadable(single.areSingleOn);
  const own = groups.map(([title, keys]) => ({
    title: d(title),
    keys: keys.map((one) => ({ keys: one.keys, words: d(one.does) })),
  }));
  const shown: readonly KeyGroup[] = further ? [...own, further] : own;
  return (
    <Dialog title={d('desk.keys')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap="m">
        <Switch isSelected={areKeysOn} onChange={single.setSingle} description={d('desk.keys.single.hint')}>
          {d('desk.keys.single')}
        </Switch>
        {shown.map(({ title, keys }) => (
          <Stack key={title} gap="xs">
            <Heading level={3} size="smallStrong">
              {title}
            </Heading>
            <ul className={list}>
              {keys.map((one) => (
                <li key={one.words} className={row}>
                  <span>{one.words}</span>
                  <span className={rowKeys}>
                    {one.keys.map((name) => (
                      <Kbd key={name}>{name}</Kbd>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
