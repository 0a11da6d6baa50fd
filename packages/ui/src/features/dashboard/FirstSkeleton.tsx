import { useMessage } from '../../messages/useMessage.ts';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../primitives/panel/PanelCells.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { firstCell } from './DashboardScreen.css.ts';

/**
 * Placeholder common to the member's and the newcomer's page: a wide cell and one beside it.
 * Nothing below it can shift.
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
