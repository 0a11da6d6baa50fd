import { useMessage } from '../../messages/useMessage.ts';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../primitives/panel/PanelCells.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { firstCell } from './DashboardScreen.css.ts';

/**
 * What the page begins with, of which nobody knows yet whether it is a member's or a newcomer's: what both have, a wide
 * cell and one beside it. Nothing stands below it that would be moved by what takes its place.
 */
export function FirstSkeleton() {
  const t = useMessage();
  return (
    <Panel aria-busy>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <PanelCells columns={{ phone: 1, desktop: 'side' }}>
        {['wide', 'side'].map((cell) => (
          <PanelCell key={cell} className={firstCell}>
            <Stack gap="l" aria-hidden>
              <Skeleton text="title3" />
              <Skeleton text="amountL" />
              <Skeleton block="row" />
              <Skeleton block="row" />
            </Stack>
          </PanelCell>
        ))}
      </PanelCells>
    </Panel>
  );
}
