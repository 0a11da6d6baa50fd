import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

/** The head of a screen: its only level-1 heading, and the page's actions. */
const meta = {
  title: 'Patterns/Page header',
  component: PageHeader,
  tags: ['autodocs'],
  args: { title: 'Referrals' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const WithAll: Story = {
  tags: ['dark', 'phone'],
  args: {
    title: 'Support',
    lead: 'Noor answers within a day',
    note: <Badge>3 open</Badge>,
    actions: <Button tone="primary">Create ticket</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Support');
    await expect(canvas.getByText('3 open')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create ticket' })).toBeVisible();
  },
};

/** On a phone, buttons without space move below the title; nothing scrolls sideways. */
export const LongTitleOnAPhone: Story = {
  args: {
    title: 'Members of the global pool at Level 9',
    actions: <Button>Export</Button>,
  },
  tags: ['phone'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
