import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@upline/domain';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { onScreen } from '../../stories/onScreen.tsx';
import { HelpScreen, type HelpScreenProps } from './HelpScreen.tsx';

/** Stores the search in memory, as the app’s address does. */
function SearchedHelp(props: HelpScreenProps) {
  const [search, setSearch] = useState(props.search);
  return <HelpScreen search={search} onSearch={setSearch} />;
}

/** All articles of the help centre, also for visitors. */
const meta = {
  title: 'Screens/Help/All articles',
  component: HelpScreen,
  tags: ['screen', '!autodocs', 'spec-2'],
  parameters: { layout: 'fullscreen' },
  args: { search: '', onSearch: () => undefined },
  render: (args) => <SearchedHelp {...args} />,
  ...onScreen(paths.help),
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = () => screen.getByRole('searchbox', { name: 'Search the help' });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    const income = within(canvas.getByRole('region', { name: 'Income' }));
    await expect(income.getByRole('link', { name: 'Claim your income' })).toHaveAttribute(
      'href',
      '/help/claim-income',
    );
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(search(), 'reverted');
    const found = within(await canvas.findByRole('list', { name: 'Articles found' }));
    await expect(found.getAllByRole('link')[0]).toHaveTextContent('A purchase that failed');
    await expect(canvas.getByText(/^\d+ articles? found$/)).toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  tags: ['state-empty'],
  args: { search: 'qqqqqqqqqq' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No article matches.')).toBeVisible();
    await expect(canvas.getByText('Try other words, or ask support.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', paths.support);
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Los artículos están en inglés.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ingresos' })).not.toHaveAttribute('lang');
    await expect(canvas.getByRole('list', { name: 'Ingresos' })).toHaveAttribute('lang', 'en');
  },
};
