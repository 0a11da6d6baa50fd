import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure } from '../figure/Figure.tsx';
import { Link } from '../link/Link.tsx';
import { Money } from '../money/Money.tsx';
import { Text } from '../text/Text.tsx';
import { Panel } from './Panel.tsx';
import { PanelCell } from './PanelCell.tsx';
import { PanelCells } from './PanelCells.tsx';
import { PanelHead } from './PanelHead.tsx';

/**
 * One surface for related content, divided by hairlines. A page has one or a few full-width panels,
 * 16 px apart. Parts: Panel, PanelCells (the grid), PanelCell, PanelHead.
 *
 * - For one of several similar items in a grid use **Card**.
 * - Not focusable or pressable; links and buttons inside are.
 */
const meta = { title: 'Primitives/Panel', component: Panel } satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  render: (args) => (
    <Panel {...args}>
      <PanelCells columns={{ phone: 2, desktop: 'twoAndSide' }}>
        <PanelCell>
          <Figure label="Received" caption="$22.78 of this is not final yet.">
            <Money units={461_310_000n} cents rule="open" beside={500_000_000n} />
          </Figure>
        </PanelCell>
        <PanelCell>
          <Figure label="Paid in" caption="Levels 1 to 4.">
            <Money units={500_000_000n} cents rule="final" beside={461_310_000n} />
          </Figure>
        </PanelCell>
        <PanelCell span={{ phone: 'all', desktop: 1 }}>
          <PanelHead title="Ready to claim" />
        </PanelCell>
        <PanelCell span={{ phone: 'all' }}>
          <PanelHead title="Referrals" note="8 direct" actions={<Link href="#all">View All</Link>} />
        </PanelCell>
      </PanelCells>
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Referrals' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View All' })).toBeVisible();
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['phone'] };

/** Without hairlines: a single cell fills the panel. */
export const Plain: Story = {
  render: (args) => (
    <Panel {...args}>
      <PanelCell>
        <Text>Since 12 Nov 2026</Text>
      </PanelCell>
    </Panel>
  ),
};
