import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Money } from '../../primitives/money/Money.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { Loadable } from '../loadable.ts';
import { PageFailure } from './PageFailure.tsx';

/**
 * The load error of a page with several parts: one message above all parts, and a dash for each
 * missing figure. Retry requests only the failed parts. A page with a single list uses
 * **LoadFailure**.
 */
const meta = {
  title: 'Patterns/Load failure',
  component: PageFailure,
  tags: ['autodocs', 'spec-8', 'state-error'],
  args: { parts: [{ status: 'loaded', data: null }] },
} satisfies Meta<typeof PageFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = fn();

/** One part loads at the second attempt; the other has loaded from the start. */
function Page() {
  const [first, setFirst] = useState<Loadable<bigint>>({
    status: 'failed',
    onRetry() {
      asked();
      setFirst({ status: 'loading' });
      setTimeout(() => setFirst({ status: 'loaded', data: 12_500_000n }), 50);
    },
  });
  const second: Loadable<bigint> = { status: 'loaded', data: 50_000_000n };
  return (
    <Stack gap="m">
      <PageFailure parts={[first, second]} />
      {[first, second].map((part, index) => (
        <Text as="div" key={index === 0 ? 'first' : 'second'} size="amountL">
          <Money units={part.status === 'loaded' ? part.data : null} />
        </Text>
      ))}
    </Stack>
  );
}

/** The message disappears once everything has loaded, and its place keeps the focus. */
export const Retried: Story = {
  render: () => <Page />,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const place = page.getByRole('status');
    await expect(place).toHaveTextContent('Could not load. This may not be complete.');
    await expect(page.getByText('not known')).toBeInTheDocument();
    await expect(page.getByText('$50.00')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(asked).toHaveBeenCalledOnce();
    await expect(await page.findByText('$12.50')).toBeVisible();
    await waitFor(() => expect(place).toBeEmptyDOMElement());
    await expect(place).toHaveFocus();
  },
};

/** Everything has loaded: no message, and no empty space. */
export const Silent: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status').getBoundingClientRect().height).toBe(0);
  },
};

export const Failed: Story = {
  tags: ['dark'],
  args: { parts: [{ status: 'failed', onRetry: fn() }] },
};
