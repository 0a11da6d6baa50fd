import { Callout, Card, Heading, Inline, ThemeToggle, useMessage, useSignIn } from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { useLayoutEffect, useRef } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { card, page } from './DeskAccess.css.ts';
import { SignInSteps } from './SignInSteps.tsx';

export interface DeskAccessProps {
  /** Path to open after sign-in. */
  returnTo: string;
  /** Shows that the session expired. @default false */
  hasSessionEnded?: boolean;
}

/** Staff sign-in: the members' sign-in without registration and onboarding. */
export function DeskAccess({ returnTo, hasSessionEnded = false }: DeskAccessProps) {
  const t = useMessage();
  const d = useDeskMessage();
  const { theme } = usePorts();
  const mode = useReadable(theme.theme);
  // An unregistered wallet has no role; the server's error message is shown.
  const signIn = useSignIn({ upline: null, returnTo, onUnregistered: () => undefined });
  const { view } = signIn;
  const place = view?.at ?? 'first';
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);

  useLayoutEffect(() => {
    if (before.current === place) return;
    before.current = place;
    title.current?.focus();
  }, [place]);

  return (
    <main className={page} id="content" tabIndex={-1}>
      <Card className={card} gap="m">
        {hasSessionEnded && <Callout tone="info">{d('desk.sessionEnded')}</Callout>}
        <Inline justifyContent="space-between">
          <Heading level={1} size="title2" ref={title} tabIndex={-1}>
            {view?.at === 'choice' ? t('access.chooseWallet') : d('desk.productName')}
          </Heading>
          <ThemeToggle theme={mode} onChange={theme.set} />
        </Inline>
        <SignInSteps {...signIn} />
      </Card>
    </main>
  );
}
