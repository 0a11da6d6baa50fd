import { Dialog, Icon } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import {
  fieldControl as control,
  fieldInput as input,
  popoverItem as item,
  popoverList as list,
  fieldMark as mark,
} from '@upline/ui/styling';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import * as styles from './CommandMenu.css.ts';
import type { Command } from './commands.ts';

/** Item id of the key list, beside the paths. */
const keysId = 'keys';

export interface CommandMenuProps {
  /** Accessible name of the search field. */
  label: string;
  /** Searches commands by text. */
  find: (text: string) => readonly Command[];
  onClose: () => void;
  /** Replaces the menu with the list of keys. */
  onKeys: () => void;
}

/** Command menu: search and open any page. */
export function CommandMenu({ label, find, onClose, onKeys }: CommandMenuProps) {
  const d = useDeskMessage();
  const { navigation } = usePorts();
  const [text, setText] = useState('');
  const keys = d('desk.keys');
  const found = find(text);
  const isOfKeys = keys.toLowerCase().includes(text.trim().toLowerCase());
  const all = isOfKeys ? [...found, { path: keysId, label: keys, place: '' }] : found;
  function act(id: string) {
    if (id === keysId) return onKeys();
    onClose();
    navigation.go(id);
  }
  return (
    <Dialog title={label} size="m" isOpen onOpenChange={onClose}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={label} autoFocus className={control}>
          <Icon icon={Search} size="s" className={mark} />
          {/* The list is controlled from the search field and stays out of the tab order. */}
          <Input type="text" role="combobox" aria-expanded aria-haspopup="listbox" className={input} />
        </SearchField>
        <ListBox
          aria-label={d('desk.command.found')}
          className={`${list} ${styles.found}`}
          items={all.map((command) => ({ ...command, id: command.path }))}
          renderEmptyState={() => d('desk.command.nothing')}
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
    </Dialog>
  );
}
