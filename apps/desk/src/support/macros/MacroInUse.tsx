import { Button, IconButton } from '@upline/ui';
import { X } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { inUse } from './Macros.css.ts';
import type { Macro } from './macrosQuery.ts';
import { useMacroText } from './useMacroText.ts';

export interface MacroInUseProps {
  macro: Macro;
  isBusy: boolean;
  /** Called for a macro without text. */
  onUse: () => void;
  /** Called to send the reply without closing the ticket. */
  onKeepOpen: () => void;
  onDrop: () => void;
}

/**
 * Effects of the selected macro, which apply with the reply, or at once if the macro has no text.
 */
export function MacroInUse({ macro, isBusy, onUse, onKeepOpen, onDrop }: MacroInUseProps) {
  const d = useDeskMessage();
  const does = useMacroText();
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
