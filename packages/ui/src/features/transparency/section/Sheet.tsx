import type { ReactNode } from 'react';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';

export interface SheetProps {
  /** The ID of its heading. */
  labelledBy: string;
  /** @default false */
  isBusy?: boolean;
  children: ReactNode;
}

/** One section of the page on a sheet of its own. */
export function Sheet({ labelledBy, isBusy = false, children }: SheetProps) {
  return (
    <Panel as="section" aria-labelledby={labelledBy} aria-busy={isBusy}>
      <PanelCell display="flex" flexDirection="column" gap="m">
        {children}
      </PanelCell>
    </Panel>
  );
}
