import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

/**
 * The next step of a view, if it is another page. For actions on this page use **Button**.
 *
 * - Keys: Enter follows it, as any link.
 */
const meta = {
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { href: '/dashboard/forgerace', children: 'Forge Race' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Forge Race' })).toHaveAttribute(
      'href',
      '/dashboard/forgerace',
    );
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Tones: Story = {
  render: (args) => (
    <Inline>
      <LinkButton {...args} tone="primary" icon={ArrowRight} />
      <LinkButton {...args} />
      <LinkButton {...args} tone="soft" size="s" />
      <LinkButton {...args} tone="quiet" />
    </Inline>
  ),
};
