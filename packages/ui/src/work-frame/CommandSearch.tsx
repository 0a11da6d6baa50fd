import { Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { usePorts } from '../ports/ports.tsx';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { control, input, mark } from '../primitives/field/Field.css.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { item, list } from '../primitives/popover/Popover.css.ts';
import * as styles from './CommandMenu.css.ts';

/** A page or action in the command menu. */
export interface Command {
  path: string;
  label: string;
  /** Area of the page, shown in muted text. */
  place: string;
}

/** Item id of the key list, beside the paths. */
const keysId = 'keys';

export interface CommandMenuTexts {
  /** Name of the list of keys. */
  keys: string;
  /** Accessible name of the results. */
  found: string;
  nothingFound: string;
}

export interface CommandMenuProps {
  /** Accessible name of the search field. */
  label: string;
  texts: CommandMenuTexts;
  /** Searches commands by text. */
  find: (text: string) => readonly Command[];
  /** Called with each text, for results that are loaded. */
  onText?: (text: string) => void;
  /** State of the loaded results, below the list. @default '' */
  note?: string;
  onClose: () => void;
  /** Replaces the menu with the list of keys. */
  onKeys: () => void;
}

/** The dialog of `CommandMenu`. */
export function CommandSearch({ label, texts, find, onText, note = '', onClose, onKeys }: CommandMenuProps) {
  const { navigation } = usePorts();
  const [text, setText] = useState('');
  const { keys } = texts;
  const found = find(text);
  const isOfKeys = keys.toLowerCase().includes(text.trim().toLowerCase());
  const all = isOfKeys ? [...found, { path: keysId, label: keys, place: '' }] : found;
  function type(next: string) {
    setText(next);
    onText?.(next);
  }
  function act(id: string) {
    if (id === keysId) return onKeys();
    onClose();
    navigation.go(id);
  }
  return (
    <Dialog title={label} size="m" isOpen onOpenChange={onClose}>
      <Autocomplete inputValue={text} onInputChange={type}>
        <SearchField aria-label={label} autoFocus className={control}>
          <Icon icon={Search} size="s" className={mark} />
          {/* The list is controlled from the search field and stays out of the tab order. */}
          <Input type="text" role="combobox" aria-expanded aria-haspopup="listbox" className={input} />
        </SearchField>
        <ListBox
          aria-label={texts.found}
          className={`${list} ${styles.found}`}
          items={all.map((command) => ({ ...command, id: command.path }))}
          renderEmptyState={() => texts.nothingFound}
          onAction={(key) => act(String(key))}
        >
          {(found) => (
            <ListBoxItem textValue={found.label} className={item}>
              <span className={styles.label}>{found.label}</span>
              <span className={styles.place}>{found.place}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      {onText && (
        <p role="status" className={styles.place}>
          {note}
        </p>
      )}
    </Dialog>
  );
}
