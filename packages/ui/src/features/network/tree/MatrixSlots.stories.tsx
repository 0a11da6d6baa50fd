import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatrixSlots } from './MatrixSlots.tsx';

const noah = { wallet: '0x4411638989987451880826086825129977253244', name: 'Noah Lindqvist', photo: '' };
const nameless = { wallet: '0x0591978878935932926871954947507933434447', name: '', photo: '' };

/** The five slots below a member of the matrix. Each is named; one that nobody has taken says so. */
const meta = {
  title: 'Patterns/Matrix slots',
  component: MatrixSlots,
  tags: ['autodocs', 'spec-2'],
  args: { wallet: '0x2360679774997896964091736687312762354406', downlines: [noah, nameless] },
} satisfies Meta<typeof MatrixSlots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Slots of 0x2360…4406' }));
    const slots = list.getAllByRole('listitem');
    await expect(slots).toHaveLength(5);
    await expect(slots[0]).toHaveTextContent(/^Slot 1.*0x4411…3244.*Noah Lindqvist$/);
    await expect(slots[2]).toHaveTextContent('Slot 3: empty');
    await expect(list.getByRole('link', { name: noah.wallet })).toHaveAttribute(
      'href',
      `/dashboard/wallet/${noah.wallet}`,
    );
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  args: { downlines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Slot \d: empty$/)).toHaveLength(5);
  },
};
