import { type ReactNode, useId } from 'react';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';

/** One part of the page about one’s data, under its own heading. */
export function DataPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <PanelCell>
      <Stack as="section" gap="m" aria-labelledby={titleId}>
        <PanelHead title={title} id={titleId} />
        {children}
      </Stack>
    </PanelCell>
  );
}
