import type { ReactNode } from 'react';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Kbd } from '../primitives/kbd/Kbd.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Switch } from '../primitives/switch/Switch.tsx';
import { list, row, rowKeys } from './KeyList.css.ts';
import { key } from './WorkFrame.css.ts';

/** Keys as printed, and their action. */
export interface KeyWords {
  keys: readonly string[];
  words: string;
}

export interface KeyGroup {
  title: string;
  keys: readonly KeyWords[];
}

/** Keys and their action in the foot of a `workFrame`. */
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

export interface KeyListProps {
  title: string;
  /** Label and description of the switch for single-key shortcuts. */
  single: { label: string; hint: string };
  groups: readonly KeyGroup[];
  /** Below the keys. @default nothing */
  children?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All keys, with a switch that disables single-key shortcuts. */
export function KeyList({ title, single, groups, children, isOpen, onOpenChange }: KeyListProps) {
  const { keys } = usePorts();
  const areKeysOn = useReadable(keys.areSingleOn);
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap="m">
        <Switch isSelected={areKeysOn} onChange={keys.setSingle} description={single.hint}>
          {single.label}
        </Switch>
        {groups.map(({ title, keys }) => (
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
        {children}
      </Stack>
    </Dialog>
  );
}
