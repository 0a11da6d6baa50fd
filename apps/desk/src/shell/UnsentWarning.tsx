import { AlertDialog, type AlertDialogProps, Text } from '@upline/ui';
import { useDeskMessage } from '../messages/useDeskMessage.ts';

export interface UnsentWarningProps extends Pick<AlertDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm'> {
  /** How many replies this device alone has. */
  count: number;
}

/** Asks before a sign-out that takes replies with it: what this device keeps goes with the session. */
export function UnsentWarning({ count, ...props }: UnsentWarningProps) {
  const d = useDeskMessage();
  return (
    <AlertDialog
      {...props}
      title={d('desk.signOut.unsent.title', { count })}
      confirmLabel={d('desk.signOut')}
    >
      <Text as="p">{d('desk.signOut.unsent.text', { count })}</Text>
    </AlertDialog>
  );
}
