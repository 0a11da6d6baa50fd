import { Button, IconButton } from '@upline/ui';
import { X } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { inUse } from './Macros.css.ts';
import type { Macro } from './macrosQuery.ts';
import { useMacroWords } from './useMacroWords.ts';

export interface MacroInUseProps {
  macro: Macro;
  isBusy: boolean;
  /** Called for one that has no text to send. */
  onUse: () => void;
  /** Called for one that would close the ticket with its reply. */
  onKeepOpen: () => void;
  onDrop: () => void;
}

/** What a macro will do: with the reply that carries its text, or when it is pressed. */
export function MacroInUse({ macro, isBusy, onUse, onKeepOpen, onDrop }: MacroInUseProps) {
  const d = useDeskMessage();
  const does = useMacroWords();
  return (
    <div role="status" className={inUse}>
      <span>{d('desk.macro.inUse', { name: macro.name, does: does(macro) })}</span>
      {macro.text === '' && (
        <Button size="s" tone="primary" isBusy={isBusy} onPress={onUse}>
          {d('desk.macro.use')}
        </Button>
      )}
      {macro.text !== '' && macro.status === 'closed' && (
        <Button size="s" tone="soft" onPress={onKeepOpen}>
          {d('desk.macro.keepOpen')}
        </Button>
      )}
      <IconButton tone="quiet" icon={X} label={d('desk.macro.drop')} onPress={onDrop} />
    </div>
  );
}
