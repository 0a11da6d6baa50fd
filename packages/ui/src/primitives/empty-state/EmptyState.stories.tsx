import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/**
 * A loaded list without items. For a list that failed to load use **Callout** with a retry.
 *
 * - Not focusable; its action does.
 */
const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No referrals found.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    icon: Users,
    children: 'People who register with your link appear here.',
    action: <Button>Copy my link</Button>,
  },
};
