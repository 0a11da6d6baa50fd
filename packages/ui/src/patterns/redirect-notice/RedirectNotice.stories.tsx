import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RedirectNotice } from './RedirectNotice.tsx';

/** One line for a page that only redirects, so that slow browsers never show an empty page. */
const meta = {
  title: 'Patterns/Redirect notice',
  component: RedirectNotice,
  tags: ['autodocs'],
  args: { children: 'Taking you to the sign-in…' },
} satisfies Meta<typeof RedirectNotice>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('status'));
  },
};
