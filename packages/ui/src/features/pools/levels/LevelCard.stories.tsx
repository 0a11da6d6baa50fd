import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Level, type LevelCardState, levelAt, levels, paths } from '@upline/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../primitives/button/Button.tsx';
import { Grid } from '../../../primitives/grid/Grid.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { choiceOf, dollars } from '../../../stories/controls.ts';
import { LevelCard, type LevelCardProps } from './LevelCard.tsx';
import type { LevelStage } from './LevelCardFooter.tsx';

/** Storybook controls: a state with its values, replacing the story's `stage`. */
interface Controls extends LevelCardProps {
  state?: LevelCardState;
  received: bigint | null;
}

const states: { [State in LevelCardState]: State } = {
  locked: 'locked',
  purchase: 'purchase',
  processing: 'processing',
  activated: 'activated',
};

const onPurchase = fn();
const onFollow = fn();

const processing: Extract<LevelStage, { state: 'processing' }> = {
  state: 'processing',
  progress: { step: 'approve', number: 2, total: 4 },
  way: 'sequential',
  isResumed: false,
  sentAt: null,
  onFollow,
};

function stageOf(state: LevelCardState, { position }: Level, received: bigint | null): LevelStage {
  switch (state) {
    case 'locked': {
      const before = levels.find((other) => other.position === position - 1)?.position;
      return before ? { state, requires: before, href: `#level-${before}` } : { state, requires: null };
    }
    case 'purchase':
      return { state, onPurchase };
    case 'processing':
      return processing;
    case 'activated':
      return { state, since: '2026-11-12T09:30:00.000Z', received };
  }
}

/**
 * One level in each of its four states. Only the drawing of a locked level is blurred, never the
 * price.
 */
const meta = {
  title: 'Patterns/Level card',
  component: LevelCard,
  tags: ['autodocs', 'spec-4'],
  args: { level: levelAt(1), received: 225_000_000n, stage: processing },
  argTypes: {
    level: choiceOf(Object.fromEntries(levels.map((level) => [level.position, level])), 'select'),
    state: {
      ...choiceOf(states, 'inline-radio'),
      description: 'Where the level stands for the member',
    },
    received: {
      ...dollars,
      description: 'What it has brought, in dollars',
      if: { arg: 'state', eq: 'activated' },
    },
    stage: { control: false },
  },
  render: ({ level, state, received, stage }) => (
    <LevelCard level={level} stage={state ? stageOf(state, level, received) : stage} />
  ),
  decorators: [
    (Story) => (
      <Grid columns={{ phone: 1, tablet: 3 }}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<Controls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  args: { level: levelAt(5), state: 'locked' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Level 5' });
    await expect(card).toHaveTextContent('Locked');
    await expect(card).toHaveTextContent('$250');
    const link = canvas.getByRole('link', { name: 'Activate Level 4 first' });
    await expect(link).toHaveAttribute('href', '#level-4');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LockedByTheOtherFamily: Story = {
  args: { level: levelAt(4), stage: { state: 'locked', requires: 3, href: paths.globalPool } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Activate Level 3 first' });
    await expect(link).toHaveAttribute('href', '/dashboard/globalpool');
  },
};

/** Skipping a level is possible only by calling the contracts directly. */
export const PassedByAHigherOne: Story = {
  args: { level: levelAt(1), stage: { state: 'locked', requires: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You hold a higher level. Levels are sold here in order.')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Purchase: Story = {
  args: { level: levelAt(3), state: 'purchase' },
  play: async ({ canvas, userEvent }) => {
    onPurchase.mockClear();
    const button = canvas.getByRole('button', { name: 'Purchase Level 3 for $150' });
    await expect(button).toHaveTextContent('Purchase');
    await expect(canvas.getByText('Global Pool')).toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPurchase).toHaveBeenCalledOnce();
  },
};

export const Processing: Story = {
  args: { level: levelAt(2), state: 'processing' },
  play: async ({ canvas, userEvent }) => {
    onFollow.mockClear();
    const bar = canvas.getByRole('progressbar', {
      name: 'Step 2 of 4: Allow $100, confirm in wallet',
    });
    await expect(bar).toHaveAttribute('aria-valuenow', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Follow the purchase of Level 2' }));
    await expect(onFollow).toHaveBeenCalledOnce();
  },
};

/** The signature replaces the approval transaction, and the card says so. */
export const ProcessingBySignature: Story = {
  args: {
    level: levelAt(2),
    stage: { ...processing, way: 'permit' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', {
        name: 'Step 2 of 4: Allow $100 by a signature, confirm in wallet',
      }),
    ).toBeVisible();
  },
};

/** Sent but not in a block: the wallet has nothing left to confirm. */
export const ProcessingSent: Story = {
  args: {
    level: levelAt(2),
    stage: { ...processing, progress: { step: 'invest', number: 3, total: 4 }, sentAt: 'invest' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Step 3 of 4: Pay $100' })).toBeVisible();
  },
};

/** Started before a reload: the member is not sent to look for an open wallet. */
export const Resumed: Story = {
  args: {
    level: levelAt(2),
    stage: { ...processing, progress: { step: 'confirm', number: 4, total: 4 }, isResumed: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resumed where it stopped')).toBeVisible();
  },
};

export const Activated: Story = {
  args: { state: 'activated' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Activated')).toBeVisible();
    await expect(canvas.getByText(/^Since/)).toHaveTextContent('Since 12 Nov 2026');
    await expect(canvas.getByText(/^Received/)).toHaveTextContent('Received $225.00');
  },
};

function Turning() {
  const [stage, setStage] = useState<LevelStage>({ ...processing, progress: null });
  return (
    <Stack>
      <Button onPress={() => setStage({ state: 'activated', since: null, received: null })}>Confirm</Button>
      <LevelCard level={levelAt(1)} stage={stage} />
    </Stack>
  );
}

/** Becomes activated while visible; the card keeps its height. */
export const TurnsActivated: Story = {
  render: () => <Turning />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article');
    const { height } = card.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
};

function EveryState() {
  return (
    <>
      <LevelCard level={levelAt(1)} stage={stageOf('activated', levelAt(1), 225_000_000n)} />
      <LevelCard
        level={levelAt(2)}
        stage={{ ...processing, progress: { step: 'invest', number: 3, total: 4 } }}
      />
      <LevelCard level={levelAt(3)} stage={stageOf('purchase', levelAt(3), null)} />
      <LevelCard level={levelAt(4)} stage={{ state: 'locked', requires: 3, href: paths.globalPool }} />
    </>
  );
}

export const Together: Story = {
  tags: ['dark'],
  render: () => <EveryState />,
};

export const Phone: Story = {
  ...Together,
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
};
