import { Icon } from '@upline/ui';
import { popoverItem as item, popoverList as list } from '@upline/ui/styling';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { detail, quiet, words } from './Menus.css.ts';

export interface Choice {
  id: string;
  label: string;
  /** Muted text after the label. */
  detail?: string;
  /** Muted text under the label. */
  below?: string;
  /** True for the current choice. */
  isChosen?: boolean;
}

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
}

/** List whose items act when pressed; arrow keys move, typing searches. */
export function ChoiceList({ label, choices, onChoose }: ChoiceListProps) {
  return (
    <ListBox
      aria-label={label}
      // The list opens on a press, so it takes the focus.
      autoFocus
      className={list}
      onAction={(key) => onChoose(String(key))}
    >
      {choices.map(({ id, label: name, detail: more, below, isChosen }) => (
        <ListBoxItem key={id} id={id} textValue={name} className={item}>
          <span className={words}>
            <span>{name}</span>
            {below && <span className={quiet}>{below}</span>}
          </span>
          {more && <span className={detail}>{more}</span>}
          {isChosen && <Icon icon={Check} size="s" />}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
