import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Money } from '../../primitives/money/Money.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { Loadable } from '../loadable.ts';
import { PageFailure } from './PageFailure.tsx';

/**
 * A page of several parts, some of which could not be loaded: one message above them all, and a dash in the place of
 * each figure. Retry asks for the parts that failed, and for no others. A page that is one list has **LoadFailure**.
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

/** One part answers at the second attempt, the other was never missing. */
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

/** The message goes once all is there, and the focus stays in its place. */
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

/** All is there: nothing is said, and nothing takes room. */
export const Silent: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status').getBoundingClientRect().height).toBe(0);
  },
};

export const Failed: Story = {
  tags: ['dark'],
  args: { parts: [{ status: 'failed', onRetry: fn() }] },
};
