import type { Meta, StoryObj } from '@storybook/react-vite';
import { newMember } from '@upline/api/mocks';
import { expect, fn } from 'storybook/test';
import { PurchaseGoesOn } from '../../features/pools/purchase/PurchaseGoesOn.tsx';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('This page breaks for show.');
}

/** Replaces a page that crashes while rendering. Transactions on the chain are not affected. */
const meta = {
  title: 'Screens/System/Error boundary',
  component: ErrorBoundary,
  tags: ['screen', 'state-error'],
  args: { children: <Broken />, onReload: fn(), onError: fn() },
  // React logs every error that a boundary catches.
  beforeEach() {
    const { error } = console;
    console.error = () => undefined;
    return () => {
      console.error = error;
    };
  },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page stopped working');
    await expect(args.onError).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module: https://upline.example/assets/A-1.js');
}

/** A chunk of the app failed to load. */
export const NotLoaded: Story = {
  args: { children: <Missing /> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/**
 * The page crashed during a purchase: the message says that the purchase continues and what to do.
 */
export const PurchaseUnderWay: Story = {
  ...withBackend({ backend: newMember, pools: { running: { position: 1, step: 'invest' } } }),
  args: { note: <PurchaseGoesOn /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Your purchase of Level 1 goes on\. .*load the page again/,
    );
  },
};
