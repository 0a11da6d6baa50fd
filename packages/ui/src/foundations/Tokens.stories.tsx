import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TokenPage } from './TokenPage.tsx';

/**
 * Every token with its use. For Figma, import the files of one folder together as one collection:
 * each file is a mode. Type, with fonts and durations, is a collection of one mode.
 */
const meta = { title: 'Foundations/Tokens', component: TokenPage, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = canvas.getByRole('link', { name: 'upline.resolver.json' });
    await expect(file).toHaveAttribute('href', './tokens/upline.resolver.json');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a token' }), 'veil');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('rowheader', { name: 'color.bg.scrim' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};
