import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timestamp } from './Timestamp.tsx';

/**
 * A moment in the reader's own time zone. Hovering shows it to the second, with the zone.
 *
 * - It takes no focus; its words are whole without the hover.
 */
const meta = {
  title: 'Primitives/Timestamp',
  component: Timestamp,
  args: { iso: '2026-11-12T09:30:00Z' },
} satisfies Meta<typeof Timestamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('12 Nov 2026');
    await expect(time).toHaveAttribute('datetime', '2026-11-12T09:30:00Z');
  },
};

export const Playground: Story = {};

export const ToTheSecond: Story = {
  args: { detail: 'exact', iso: '2026-11-12T09:30:07Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^12 Nov 2026, ..:..:07$/)).toBeVisible();
  },
};

export const WithTime: Story = {
  args: { detail: 'dateTime', tone: 'muted', size: 'small' },
  play: async ({ canvasElement, args }) => {
    const here = new Date(args.iso);
    const minutes = String(here.getMinutes()).padStart(2, '0');
    await expect(within(canvasElement).getByText(new RegExp(`, ..:${minutes}$`))).toBeVisible();
  },
};
