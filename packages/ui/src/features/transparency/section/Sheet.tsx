import type { ReactNode } from 'react';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';

export interface SheetProps {
  /** ID of the section's heading. */
  labelledBy: string;
  /** @default false */
  isBusy?: boolean;
  children: ReactNode;
}

/** A section of the page in its own panel. */
export function Sheet({ labelledBy, isBusy = false, children }: SheetProps) {
  return (
    <Panel as="section" aria-labelledby={labelledBy} aria-busy={isBusy}>
      <PanelCell display="flex" flexDirection="column" gap="m">
        {children}
      </PanelCell>
    </Panel>
  );
}
