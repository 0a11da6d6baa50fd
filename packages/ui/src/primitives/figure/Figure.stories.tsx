import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../money/Money.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { TokenCount } from '../token-count/TokenCount.tsx';
import { Figure } from './Figure.tsx';

/**
 * One figure with its name and a caption, in a panel's cell.
 *
 * - For several values of one thing use **DescriptionList**.
 * - Not focusable; a **LedgerFigure** inside does.
 */
const meta = {
  title: 'Primitives/Figure',
  component: Figure,
  args: {
    label: 'Received',
    children: <Money units={461_314_044n} cents rule="open" />,
    caption: '$335.00 claimed, $126.31 waiting in the pools. $22.78 is not final yet.',
  },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$461.314044')).toBeInTheDocument();
    await expect(canvas.getByText('$461')).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Tokens: Story = {
  args: {
    label: 'Energy tokens',
    children: <TokenCount count={1250} />,
    caption: undefined,
    size: 'amountL',
  },
};

/** An unknown value: a dash, and a word for screen readers. */
export const Unknown: Story = {
  args: { children: <Money units={null} cents />, caption: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not known')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: {
    children: <Skeleton text="amountL" width="medium" />,
    caption: <Skeleton text="small" width="full" />,
  },
  tags: ['state-loading'],
};

/** A figure shrinks to fit and is never cut off; two side by side share the smaller size. */
export const Narrow: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', inlineSize: 240 }}>
      <Figure label="Received">
        <Money units={9_461_314_044n} cents rule="open" beside={1_234_567_890_000n} data-figure />
      </Figure>
      <Figure label="Paid in">
        <Money units={1_234_567_890_000n} cents rule="final" beside={9_461_314_044n} data-figure />
      </Figure>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll<HTMLElement>('[data-figure]')];
    const [one, other] = figures.map((figure) => getComputedStyle(figure).fontSize);
    await expect(one).toBe(other);
    for (const figure of figures) await expect(figure.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  },
};
