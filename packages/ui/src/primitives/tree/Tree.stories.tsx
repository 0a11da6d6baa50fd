import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { Tree, type TreeProps } from './Tree.tsx';
import type { TreeNode } from './treeNode.ts';

function Stateful({ expandedKeys, onExpandedChange, ...props }: TreeProps) {
  const [expanded, setExpanded] = useState(expandedKeys);
  return (
    <Tree
      {...props}
      expandedKeys={expanded}
      onExpandedChange={(keys) => {
        setExpanded(keys);
        onExpandedChange(keys);
      }}
    />
  );
}

const leaf = (id: string): TreeNode => ({ id, label: id });

const nodes: TreeNode[] = [
  {
    id: 'Ada',
    label: 'Ada',
    children: [leaf('Amara'), { id: 'Bruno', label: 'Bruno', children: [leaf('Chidi')] }],
  },
  { id: 'Eve', label: 'Eve', children: 'unloaded' },
  { id: 'Fay', label: 'Fay', children: 'failed' },
  leaf('Gus'),
];

/**
 * Nested rows: a network, folders. `renderRow` renders each row.
 *
 * - For one level use **GridList**, for figures in columns **Table**, for a single foldable section
 *   **Disclosure**.
 * - Keys: up and down move through visible rows, right expands, left collapses or moves to the
 *   parent, Home and End move to the ends, letters find a row by its label. Enter opens the row, or
 *   expands it without `onAction`. Right from an expanded row or a leaf enters its links and
 *   buttons. The whole tree is one Tab stop.
 * - Children may load later: `unloaded` and `failed` have rows of their own.
 */
const meta = {
  title: 'Primitives/Tree',
  component: Tree,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Network of Ada',
    nodes,
    renderRow: (id) => <Text>{id}</Text>,
    expandedKeys: new Set<string>(),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = (name: string) => canvas.findByRole('row', { name });
    const ada = await row('Ada');
    await expect(canvas.getByRole('treegrid', { name: 'Network of Ada' })).toBeVisible();
    await userEvent.tab();
    await expect(ada).toHaveFocus();
    await expect(ada).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['Ada']));
    const bruno = await row('Bruno');
    await expect(bruno).toHaveAttribute('aria-level', '2');
    await expect(bruno).toHaveAttribute('aria-posinset', '2');
    await expect(bruno).toHaveAttribute('aria-setsize', '2');
    await expect(await row('Amara')).not.toHaveAttribute('aria-expanded');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(bruno).toHaveFocus();
    await expect(await row('Chidi')).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(ada).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Bruno' })).toBeNull());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await row('Gus')).toHaveFocus());
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Expanded: Story = {
  tags: ['dark'],
  args: { expandedKeys: new Set(['Ada', 'Bruno']) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
  },
};

/** Expanding a row with unloaded children: a row and a live region say that they load. */
export const LoadingChildren: Story = {
  tags: ['state-loading'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Eve' }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['Eve']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    const rows = await canvas.findAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual(['Ada', 'Eve', 'Loading…', 'Fay', 'Gus']);
  },
};

/** Children that failed to load: the keyboard reaches the retry like any button in a row. */
export const FailedChildren: Story = {
  tags: ['state-error'],
  args: { expandedKeys: new Set(['Fay']), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const row = await canvas.findByRole('row', { name: 'Could not load. This may not be complete.' });
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowUp}');
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(row).getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('Fay');
  },
};

/** Rows that open: Enter and a press open, arrow keys and the chevron expand. */
export const Opening: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const ada = await canvas.findByRole('row', { name: 'Ada' });
    await userEvent.click(within(ada).getByText('Ada'));
    await expect(args.onAction).toHaveBeenLastCalledWith('Ada');
    await expect(ada).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(within(ada).getByRole('button'));
    await expect(ada).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

/** Rows with links: right and left move between links, letters still find rows. */
export const RowsWithLinks: Story = {
  args: {
    expandedKeys: new Set(['Ada']),
    renderRow: (id) => (
      <Inline justifyContent="space-between">
        <Text>{id}</Text>
        <Link href={`#${id}`}>Profile of {id}</Link>
      </Inline>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const amara = await canvas.findByRole('row', { name: 'Amara' });
    await userEvent.tab();
    await userEvent.keyboard('am');
    await waitFor(() => expect(amara).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(amara).getByRole('link', { name: 'Profile of Amara' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(amara).toHaveFocus();
  },
};

const many: TreeNode[] = Array.from({ length: 100 }, (_, group) => ({
  id: `${group}`,
  label: `Group ${group + 1}`,
  children: Array.from({ length: 99 }, (_, index) => leaf(`${group}.${index}`)),
}));

/** Ten thousand rows: only visible rows are in the document, and End reaches the last one. */
export const TenThousandRows: Story = {
  args: { nodes: many, expandedKeys: new Set(many.map(({ id }) => id)) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: 'Group 1' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: '99.98' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

export const Empty: Story = {
  tags: ['state-empty'],
  args: { nodes: [], empty: <EmptyState title="Nobody yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody yet')).toBeVisible();
  },
};

/** In right-to-left pages left expands and right collapses. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <I18nProvider locale="ar">
        <div dir="rtl">
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const ada = await canvas.findByRole('row', { name: 'Ada' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(ada).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(ada).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
  },
};
