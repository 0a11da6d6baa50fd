import type { Position } from '@upline/domain';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';

// Loaded when the dialog is first opened.
const LevelPurchase = lazy(async () => ({
  default: (await import('./LevelPurchase.tsx')).LevelPurchase,
}));

/** The purchase dialog and its focus target after closing. */
export interface OpenPurchase {
  /** Opens a level's dialog, also during its purchase. */
  open: (position: Position) => void;
  /** The last opened level. */
  position: Position | null;
  /** `null` until first opened. */
  dialog: ReactNode;
  /** Element to focus if the opening button was removed. */
  place: RefObject<HTMLElement | null>;
}

/** Opens a level's purchase from any button. Spec §4. */
export function useOpenPurchase(wallet: string): OpenPurchase {
  const { pools } = usePorts();
  const purchase = useReadable(pools.purchase);
  const [opened, setOpened] = useState<{ position: Position; isOpen: boolean } | null>(null);
  const place = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    // A purchase replaces the opening button; the focus then goes to its container. The page does
    // not scroll, so that a buyer is not led to the next price.
    if (opened && !opened.isOpen && !opener.current?.isConnected) {
      place.current?.focus({ preventScroll: true });
    }
  }, [opened]);

  return {
    open(position) {
      // An earlier failure must not replace the terms.
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
