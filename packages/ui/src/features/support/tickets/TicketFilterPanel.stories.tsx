import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { TicketFilterPanel, type TicketFilterPanelProps } from './TicketFilterPanel.tsx';

function Stateful({ statuses, onChange, id }: TicketFilterPanelProps) {
  const [chosen, setChosen] = useState(statuses);
  return (
    <TicketFilterPanel
      id={id}
      statuses={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

/** Filters tickets by status. No selection shows all. */
const meta = {
  title: 'Patterns/Ticket filter panel',
  component: TicketFilterPanel,
  tags: ['autodocs', 'spec-2'],
  args: { id: 'filter', statuses: ['open'], onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TicketFilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Filter Tickets' }));
    await expect(panel.getByRole('button', { name: 'Open', pressed: true })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Closed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['open', 'closed']);
    await userEvent.click(panel.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(panel.getByRole('button', { name: 'Clear all filters' })).toBeDisabled();
  },
};

export const NothingChosen: Story = { args: { statuses: [] } };
