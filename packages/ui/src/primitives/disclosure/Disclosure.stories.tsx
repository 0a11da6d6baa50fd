import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

/**
 * Hides rarely needed content until it is opened.
 *
 * - Show content that most readers need. For nested rows use **Tree**.
 * - Keys: Enter or Space opens and closes it.
 */
const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { title: 'Choose a demo member', children: 'Amara Okafor' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Choose a demo member' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Amara Okafor')).not.toBeVisible();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };
