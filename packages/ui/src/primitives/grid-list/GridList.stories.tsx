import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MailOpen } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Text } from '../text/Text.tsx';
import { GridList } from './GridList.tsx';
import { GridListRow } from './GridListRow.tsx';

const wallet = '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E';
const open = fn();
const markRead = fn();

/** The element that a press at the centre of another element hits. */
function topmostAt(element: Element): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) ?? element;
}

/**
 * A list of rows of one kind that open: tickets, notifications, members.
 *
 * - For columns to compare use **Table**, for nested rows **Tree**, for names with values
 *   **DescriptionList**.
 * - Each row is one link, named by its title alone; the rest is read as text. Name the buttons of a
 *   row so that they make sense alone: “Mark ‘Payment’ as read”.
 * - Keys: Tab moves between links and buttons, Enter opens.
 * - For an empty list use **EmptyState**.
 */
const meta = {
  title: 'Primitives/GridList',
  component: GridList,
  subcomponents: { GridListRow },
  args: {
    label: 'Tickets',
    children: (
      <>
        <GridListRow
          href="#ticket-1"
          title="Payment not shown"
          description="Today, 12:04"
          end={<Badge tone="positive">Open</Badge>}
        />
        <GridListRow
          href="#ticket-2"
          title="How do I change my name?"
          description="Yesterday, 09:30"
          end={<Badge tone="caution">Pending</Badge>}
        />
      </>
    ),
  },
} satisfies Meta<typeof GridList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Tickets' }));
    const [first] = list.getAllByRole('listitem');
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    const link = list.getByRole('link', { name: 'Payment not shown' });
    await expect(link).toHaveAttribute('href', '#ticket-1');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'How do I change my name?' })).toHaveFocus();
    await expect(first && topmostAt(first), 'the whole row is the link').toBe(link);
  },
};

export const Playground: Story = { tags: ['!test'] };

/** Rows that open on this page instead of another page. */
export const OpenedHere: Story = {
  args: { children: <GridListRow title="Bonus claimed" onOpen={open} start={<Icon icon={Bell} />} /> },
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bonus claimed' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(topmostAt(canvas.getByRole('listitem')));
    await expect(open).toHaveBeenCalledTimes(3);
  },
};

/** Buttons of a row do not open the row. */
export const WithActions: Story = {
  args: {
    label: 'Notifications',
    children: (
      <GridListRow
        title="Bonus claimed"
        description="$12.50"
        onOpen={open}
        isStrong
        start={<Avatar wallet={wallet} size="s" />}
        end={
          <Text size="small" tone="muted">
            Unread
          </Text>
        }
        actions={
          <IconButton
            icon={MailOpen}
            tone="quiet"
            label="Mark “Bonus claimed” as read"
            onPress={() => markRead()}
          />
        }
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    markRead.mockClear();
    await userEvent.click(topmostAt(canvas.getByRole('button', { name: /^Mark/ })));
    await expect(markRead).toHaveBeenCalledOnce();
    await expect(open).not.toHaveBeenCalled();
    await userEvent.click(topmostAt(canvas.getByText('$12.50')));
    await expect(open).toHaveBeenCalledOnce();
  },
};

const long =
  'A subject that somebody wrote without ever stopping to think about how wide a telephone is, or a list';

export const LongText: Story = {
  args: {
    children: (
      <GridListRow
        href="#long"
        title={long}
        description={`${long}. ${long}.`}
        end={<Badge tone="positive">Open</Badge>}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(row.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getByText('Open').getBoundingClientRect().right).toBeLessThanOrEqual(
      row.getBoundingClientRect().right,
    );
  },
};

/** Rows without a link have no hover style. */
export const ShownOnly: Story = {
  args: {
    children: (
      <GridListRow title={'Ada Ada '.repeat(60)} start={<Avatar wallet={wallet} size="s" />} end="Closed" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    const titleEnd = canvas.getByText(/Ada Ada/).getBoundingClientRect().right;
    await expect(titleEnd).toBeLessThan(canvas.getByText('Closed').getBoundingClientRect().left);
  },
};
