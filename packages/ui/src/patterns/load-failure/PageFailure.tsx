import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Box } from '../../primitives/box/Box.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import type { Loadable } from '../loadable.ts';

export interface PageFailureProps {
  /** Every query of the page. Failed figures show a dash: Money with `units={null}`. */
  parts: readonly Loadable<unknown>[];
}

/** One load error for a whole page; retry requests the failed parts. Spec §8. */
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
    // The focused button was removed together with the message.
    if (document.activeElement === document.body) place.current?.focus();
  }, [isShown, wasPressed]);

  function retry() {
    setPressed(true);
    for (const part of failed) part.onRetry();
  }

  return (
    // A live region must exist before its text appears; absolute positioning hides its empty box
    // from the layout.
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
