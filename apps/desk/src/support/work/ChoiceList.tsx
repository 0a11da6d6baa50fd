import { Icon } from '@upline/ui';
import { popoverItem as item, popoverList as list } from '@upline/ui/styling';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { detail, quiet, words } from './Work.css.ts';

export interface Choice {
  id: string;
  label: string;
  /** Stands quietly behind it. */
  detail?: string;
  /** Stands quietly below it. */
  below?: string;
  /** Whether it is so already. */
  isChosen?: boolean;
}

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
}

/** Lines of which pressing one acts: arrow keys move, typing finds. */
export function ChoiceList({ label, choices, onChoose }: ChoiceListProps) {
  return (
    <ListBox
      aria-label={label}
      // What opened it was pressed to choose.
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
