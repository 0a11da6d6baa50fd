import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Box } from '../../primitives/box/Box.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import type { Loadable } from '../loadable.ts';

export interface PageFailureProps {
  /** All that the page asks for; those that failed show Money without units, a dash, in their own place. */
  parts: readonly Loadable<unknown>[];
}

/** Says once for a whole page that parts of it could not be loaded, and asks for those again. Spec §8. */
export function PageFailure({ parts }: PageFailureProps) {
  const t = useMessage();
  const place = useRef<HTMLElement>(null);
  const [wasPressed, setPressed] = useState(false);
  const failed = parts.filter((part) => part.status === 'failed');
  const isAsking = wasPressed && parts.some(({ status }) => status === 'loading');
  const isShown = failed.length > 0 || isAsking;

  useEffect(() => {
    if (isShown || !wasPressed) return;
    setPressed(false);
    // The button that had the focus has gone with the message.
    if (document.activeElement === document.body) place.current?.focus();
  }, [isShown, wasPressed]);

  function retry() {
    setPressed(true);
    for (const part of failed) part.onRetry();
  }

  return (
    // What is read aloud must stand there before it speaks, and takes no room while it is silent.
    <Box ref={place} role="status" tabIndex={-1} {...(!isShown && { position: 'absolute' })}>
      {isShown && (
        <Callout
          tone="caution"
          action={
            <Button size="s" isBusy={isAsking} onPress={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('common.incomplete')}
        </Callout>
      )}
    </Box>
  );
}
