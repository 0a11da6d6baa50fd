import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

/**
 * Buttons that act on the same object. Tab stops at each; put the main action last.
 *
 * - For one choice that is always on use **SegmentedControl**, for filters **FilterChips**.
 * - **Dialog** lays out its own `actions`.
 */
const meta = {
  title: 'Primitives/ButtonGroup',
  component: ButtonGroup,
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <Button>Filter</Button>
        <Button>Refresh</Button>
        <Button tone="primary">Create Ticket</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Labelled: Story = {
  args: { label: 'Tickets' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Tickets' })).toBeVisible();
  },
};

export const AtTheEnd: Story = { args: { align: 'end' } };

export const StackedOnPhone: Story = { args: { isStackedOnPhone: true } };
