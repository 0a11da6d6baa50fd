import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { arabic } from '../../messages/ar.generated.ts';
import { withBackend } from '../../ports/fakes/withBackend.tsx';
import { denseScreens } from './denseScreens.tsx';
import { expectSpoken } from './spoken.ts';

/** Screens in Arabic: right to left, with Western digits and the currency sign after the amount. */
const meta = {
  title: 'Text/Arabic',
  tags: ['text', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'ar' },
  ...withBackend(),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Access: Story = {
  ...denseScreens.access,
  play: async (context) => {
    await expect(await screen.findByRole('button', { name: 'ربط المحفظة' })).toBeVisible();
    await expectSpoken(context, arabic);
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const Dashboard: Story = {
  ...denseScreens.dashboard,
  play: async (context) => {
    await expect(await screen.findByText('الإحالات')).toBeVisible();
    await expectSpoken(context, arabic);
  },
};

export const Purchase: Story = {
  ...denseScreens.firstLevel,
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', { name: /شراء المستوى .?1/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /شراء المستوى .?1/ }));
    await expect(await dialog.findByRole('button', { name: /الشراء بـ .*50\sUS\$/ })).toBeVisible();
    await expectSpoken(context, arabic);
  },
};
