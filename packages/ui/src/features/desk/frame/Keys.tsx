import type { DeskMessageId } from '@upline/domain';
import { useContext } from 'react';
import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Kbd } from '../../../primitives/kbd/Kbd.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Switch } from '../../../primitives/switch/Switch.tsx';
import { key } from './DeskFrame.css.ts';
import { DeskContext } from './deskContext.ts';
import { list, row, rowKeys } from './Keys.css.ts';

/** Keys as they are printed, and what they do. */
export interface KeyHelp {
  keys: readonly string[];
  does: Extract<DeskMessageId, `desk.keys.${string}`>;
}

/** One act with its keys, in a line. */
export function KeyLine({ keys, does }: KeyHelp) {
  const d = useDeskMessage();
  return (
    <span className={key}>
      {keys.map((one) => (
        <Kbd key={one}>{one}</Kbd>
      ))}
      {d(does)}
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
  { keys: ['Z'], does: 'desk.keys.undo' },
  { keys: ['Esc'], does: 'desk.keys.back' },
];

export const operateKeys: readonly KeyHelp[] = [
  { keys: ['T'], does: 'desk.keys.test' },
  { keys: ['⌘', '↵'], does: 'desk.keys.sendAct' },
  { keys: ['Y'], does: 'desk.keys.calldata' },
];

/** On a transaction of the workbench. */
export const transactionKeys: readonly KeyHelp[] = [{ keys: ['[', ']'], does: 'desk.keys.transactions' }];

export const benchKeys: readonly KeyHelp[] = [{ keys: ['\\'], does: 'desk.keys.controls' }];

export const callKeys: readonly KeyHelp[] = [
  { keys: ['/'], does: 'desk.keys.functions' },
  { keys: ['A'], does: 'desk.keys.account' },
  { keys: ['⌘', '↵'], does: 'desk.keys.try' },
  { keys: ['⇧', '⌘', '↵'], does: 'desk.keys.sendCall' },
  { keys: ['P'], does: 'desk.keys.callAgain' },
  { keys: ['⇧', 'S'], does: 'desk.keys.saveScenario' },
];

/** For the pages of Operate that send nothing. */
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

const onBench: readonly KeyHelp[] = [
  { keys: ['G', 'B'], does: 'desk.keys.bench' },
  ...benchKeys,
  ...transactionKeys,
  ...callKeys,
];

export interface KeysProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All keys, and the switch that turns those off which are pressed alone. */
export function Keys({ isOpen, onOpenChange }: KeysProps) {
  const d = useDeskMessage();
  const { keys: single } = usePorts();
  const areKeysOn = useReadable(single.areSingleOn);
  // The workbench's own frame stands outside the desk.
  const hasBench = useContext(DeskContext)?.hasBench ?? true;
  const shown = hasBench ? [...groups, ['desk.area.bench', onBench] as const] : groups;
  return (
    <Dialog title={d('desk.keys')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap="m">
        <Switch isSelected={areKeysOn} onChange={single.setSingle} description={d('desk.keys.single.hint')}>
          {d('desk.keys.single')}
        </Switch>
        {shown.map(([title, keys]) => (
          <Stack key={title} gap="xs">
            <Heading level={3} size="smallStrong">
              {d(title)}
            </Heading>
            <ul className={list}>
              {keys.map((one) => (
                <li key={one.does} className={row}>
                  {d(one.does)}
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
