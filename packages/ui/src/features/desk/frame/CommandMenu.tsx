import { Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { control, input, mark } from '../../../primitives/field/Field.css.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { item, list } from '../../../primitives/popover/Popover.css.ts';
import * as styles from './CommandMenu.css.ts';
import { findCommands } from './commands.ts';
import { useAtDesk } from './deskContext.ts';

/** What opens the list of keys, among the paths. */
const keysId = 'keys';

export interface CommandMenuProps {
  onClose: () => void;
  /** Opens the list of keys in its place. */
  onKeys: () => void;
}

/** Goes anywhere by a few letters: pages and acts as the reader may see them, tickets and members. */
export function CommandMenu({ onClose, onKeys }: CommandMenuProps) {
  const d = useDeskMessage();
  const { navigation } = usePorts();
  const desk = useAtDesk();
  const [text, setText] = useState('');
  const keys = d('desk.keys');
  const found = findCommands(d, text, desk);
  const isOfKeys = keys.toLowerCase().includes(text.trim().toLowerCase());
  const all = isOfKeys ? [...found, { path: keysId, label: keys, place: '' }] : found;
  function act(id: string) {
    if (id === keysId) return onKeys();
    onClose();
    navigation.go(id);
  }
  return (
    <Dialog title={d('desk.command')} size="m" isOpen onOpenChange={onClose}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={d('desk.command')} autoFocus className={control}>
          <Icon icon={Search} size="s" className={mark} />
          {/* A list that scrolls is reached from the field that says it owns it: no key stops at it by itself. */}
          <Input type="text" role="combobox" aria-expanded aria-haspopup="listbox" className={input} />
        </SearchField>
        <ListBox
          aria-label={d('desk.command.found')}
          className={`${list} ${styles.found}`}
          items={all.map((command) => ({ ...command, id: command.path }))}
          renderEmptyState={() => d('desk.command.nothing')}
          onAction={(key) => act(String(key))}
        >
          {({ label, place }) => (
            <ListBoxItem textValue={label} className={item}>
              <span className={styles.label}>{label}</span>
              <span className={styles.place}>{place}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}
