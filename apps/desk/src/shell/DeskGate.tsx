import { Button, Callout, Dialog, Stack, useMessage, useSignIn } from '@upline/ui';
import { PortsProvider, type Readable, type SessionUser, usePorts, useReadable } from '@upline/ui/ports';
import { type ReactNode, useMemo, useState } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskAccess } from './DeskAccess.tsx';
import { SignInSteps } from './SignInSteps.tsx';

/** The signed-in user; keeps the last user after the session expired. */
function heldUser(
  user: Readable<SessionUser | null>,
  hasExpired: () => boolean,
): Readable<SessionUser | null> {
  let last: SessionUser | null = null;
  return {
    get() {
      const now = user.get();
      if (now !== null || !hasExpired()) last = now;
      return last;
    },
    subscribe: user.subscribe,
  };
}

interface SignInAgainProps {
  returnTo: string;
  /** Replaces the page with the sign-in. */
  onLeave: () => void;
}

/** Sign-in dialog over the current page. */
function SignInAgain({ returnTo, onLeave }: SignInAgainProps) {
  const t = useMessage();
  const d = useDeskMessage();
  const signIn = useSignIn({ upline: null, returnTo, onUnregistered: () => undefined });
  const title = signIn.view?.at === 'choice' ? t('access.chooseWallet') : d('desk.signedOut');
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      role="alertdialog"
      actions={<Button onPress={onLeave}>{d('desk.signOut')}</Button>}
    >
      <Stack gap="m">
        <Callout tone="info">{d('desk.sessionEnded')}</Callout>
        <SignInSteps {...signIn} />
      </Stack>
    </Dialog>
  );
}

export interface DeskGateProps {
  /** Path to open after sign-in. */
  returnTo: string;
  /** Returns true if the last session expired. */
  hasExpired: () => boolean;
  children: (user: SessionUser) => ReactNode;
}

/**
 * Shows the sign-in, or the pages after it. If a session expires, the page stays under a sign-in
 * dialog and keeps unsent text. Users who leave see the sign-in page; their drafts stay on the
 * device.
 */
export function DeskGate({ returnTo, hasExpired, children }: DeskGateProps) {
  const ports = usePorts();
  const { session } = ports;
  const user = useReadable(session.user);
  const held = useMemo(() => heldUser(session.user, hasExpired), [session.user, hasExpired]);
  const own = useMemo(() => ({ ...ports, session: { ...ports.session, user: held } }), [ports, held]);
  const last = useReadable(held);
  const [left, setLeft] = useState<SessionUser | null>(null);
  if (!last || last === left) return <DeskAccess returnTo={returnTo} hasSessionEnded={hasExpired()} />;
  return (
    <>
      <PortsProvider ports={own}>{children(last)}</PortsProvider>
      {!user && <SignInAgain returnTo={returnTo} onLeave={() => setLeft(last)} />}
    </>
  );
}
