import type { Position } from '@upline/domain';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';

// The dialog of a purchase is fetched when it is first opened.
const LevelPurchase = lazy(async () => ({
  default: (await import('./LevelPurchase.tsx')).LevelPurchase,
}));

/** The dialog that sells a level, and where the focus goes when it closes. */
export interface OpenPurchase {
  /** Opens the dialog of a level, also of a purchase under way. */
  open: (position: Position) => void;
  /** The level whose dialog was opened last. */
  position: Position | null;
  /** The dialog, once it was opened. */
  dialog: ReactNode;
  /** Takes the focus when the button that had it has gone. */
  place: RefObject<HTMLElement | null>;
}

/** Opens the purchase of a level from wherever its button stands. Spec §4. */
export function useOpenPurchase(wallet: string): OpenPurchase {
  const { pools } = usePorts();
  const purchase = useReadable(pools.purchase);
  const [opened, setOpened] = useState<{ position: Position; isOpen: boolean } | null>(null);
  const place = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    // A purchase changes the button for another; focus that would go back to it stays at its place. The page does not
    // move: who has just paid is not taken to the next price.
    if (opened && !opened.isOpen && !opener.current?.isConnected) {
      place.current?.focus({ preventScroll: true });
    }
  }, [opened]);

  return {
    open(position) {
      // A failure that was seen before must not stand where the terms belong.
      if (purchase?.status === 'failed') pools.dismiss();
      opener.current = document.activeElement;
      setOpened({ position, isOpen: true });
    },
    position: opened?.position ?? null,
    dialog: opened && (
      <Suspense>
        <LevelPurchase
          key={opened.position}
          {...opened}
          wallet={wallet}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      </Suspense>
    ),
    place,
  };
}
