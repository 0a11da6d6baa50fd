import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/Inline.tsx';
import { Timestamp } from './Timestamp.tsx';

/**
 * A moment in the reader's time zone. Hover shows seconds and zone.
 *
 * - Not focusable; its text is complete without the hover.
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

export const Playground: Story = { tags: ['!test'] };

export const ToTheSecond: Story = {
  args: { detail: 'exact', iso: '2026-11-12T09:30:07Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^12 Nov 2026, ..:..:07$/)).toBeVisible();
  },
};

/** For recent events; from ten days on it shows the date. */
export const Age: Story = {
  args: { detail: 'age', iso: '2026-11-21T10:00:00Z' },
  render: (args) => (
    <Inline>
      <Timestamp {...args} />
      <Timestamp {...args} iso="2026-11-21T11:59:50Z" />
      <Timestamp {...args} iso="2026-11-18T10:00:00Z" />
      <Timestamp {...args} iso="2026-11-09T10:00:00Z" />
      <Timestamp {...args} iso="2025-11-09T10:00:00Z" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[aria-hidden]')].map((age) => age.textContent);
    await expect(shown).toEqual(['2h', '1m', '3d', '9 Nov', '9 Nov 2025']);
    await expect(within(canvasElement).getByText(/^21 Nov 2026, ..:00$/)).toBeInTheDocument();
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
