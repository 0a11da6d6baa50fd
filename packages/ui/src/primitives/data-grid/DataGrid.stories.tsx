import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { sprinkles } from '../../css/sprinkles.css.ts';
import { Text } from '../text/Text.tsx';
import { DataCell, DataGrid, DataHead, DataRow } from './DataGrid.tsx';

const tickets = [
  { id: '31', subject: 'Level 4 did not open', member: 'Ada' },
  { id: '32', subject: 'Which wallet is mine?', member: 'Bruno' },
  { id: '33', subject: 'My sponsor changed their name', member: 'Chiara' },
];

const row = sprinkles({ display: 'grid', gridTemplateColumns: 2, gap: 's', padding: 's' });

function Tickets({ opens, onOpen }: { opens: boolean; onOpen: (id: string) => void }) {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);

  function move(to: number) {
    const next = Math.min(Math.max(to, 0), tickets.length - 1);
    setCursor(next);
    grid.current?.querySelectorAll<HTMLElement>('[data-ticket]')[next]?.focus();
  }

  function press(key: string) {
    if (key === 'ArrowDown') return move(cursor + 1);
    if (key === 'ArrowUp') return move(cursor - 1);
    const { id = '' } = tickets[cursor] ?? {};
    if (key !== 'Enter') return;
    setOpened(opened === id ? null : id);
    onOpen(id);
  }

  return (
    <DataGrid ref={grid} aria-label="Tickets" opens={opens} onKeyDown={({ key }) => press(key)}>
      <DataRow className={row}>
        <DataHead>
          <Text size="smallStrong">Subject</Text>
        </DataHead>
        <DataHead>
          <Text size="smallStrong">Member</Text>
        </DataHead>
      </DataRow>
      {tickets.map(({ id, subject, member }, index) => (
        <DataRow
          key={id}
          className={row}
          data-ticket={id}
          tabIndex={index === cursor ? 0 : -1}
          aria-expanded={opens ? id === opened : undefined}
        >
          <DataCell>
            <Text>{subject}</Text>
          </DataCell>
          <DataCell>
            <Text>{member}</Text>
          </DataCell>
        </DataRow>
      ))}
    </DataGrid>
  );
}

/**
 * A keyboard-driven grid of many rows, one of which has focus. The component provides roles; the
 * parent lays out rows and moves focus.
 *
 * - Keys: Tab reaches the row that had focus last; the parent defines all other keys.
 */
const meta = {
  title: 'Primitives/DataGrid',
  component: DataGrid,
  subcomponents: { DataRow, DataHead, DataCell },
  args: { 'aria-label': 'Tickets' },
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const onOpen = fn();

export const Default: Story = {
  render: () => <Tickets opens={false} onOpen={onOpen} />,
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear();
    const grid = within(canvas.getByRole('grid', { name: 'Tickets' }));
    await expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Subject',
      'Member',
    ]);
    await userEvent.tab();
    await expect(grid.getByRole('row', { name: /^Level 4/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(grid.getByRole('row', { name: /^Which wallet/ })).toHaveFocus();
    await expect(onOpen.mock.calls).toEqual([['32']]);
  },
};

export const RowsThatOpen: Story = {
  tags: ['dark'],
  render: () => <Tickets opens onOpen={onOpen} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Tickets' })).toBeVisible();
    const first = canvas.getByRole('row', { name: /^Level 4/ });
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};
