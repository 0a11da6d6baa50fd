import type { Meta, StoryObj } from '@storybook/react-vite';
import { helpPath, paths } from '@upline/domain';
import { expect } from 'storybook/test';
import { onScreen } from '../../stories/onScreen.tsx';
import { HelpArticleScreen } from './HelpArticleScreen.tsx';

/** An article of the help centre. */
const meta = {
  title: 'Screens/Help/Article',
  component: HelpArticleScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { slug: 'buy-a-level' },
  ...onScreen(helpPath('buy-a-level')),
} satisfies Meta<typeof HelpArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Buy a level' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'The steps' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    await expect(canvas.getByRole('link', { name: 'not final yet' })).toHaveAttribute(
      'href',
      '/help/not-final-yet',
    );
    await expect(canvas.getByText('Still unclear?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', paths.support);
  },
};

export const Missing: Story = {
  tags: ['state-empty'],
  args: { slug: 'nothing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such article.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'All articles' })[0]).toHaveAttribute(
      'href',
      paths.help,
    );
  },
};
