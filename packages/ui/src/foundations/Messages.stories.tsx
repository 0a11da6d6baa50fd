import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@upline/domain';
import { expect, within } from 'storybook/test';
import { DescriptionList } from '../primitives/description-list/DescriptionList.tsx';

const isAppText = ([id]: [string, string]) => !id.startsWith('server.');

function Catalogue() {
  return (
    <DescriptionList
      items={Object.entries(messages)
        .filter(isAppText)
        .map(([term, details]) => ({ term, details }))}
    />
  );
}

/**
 * Every text of the product by its ID. They are written once, in `packages/domain`, and compiled by
 * `pnpm generate:messages`; code asks for them by `useMessage()`: `t('level.title', { level: 3 })`. A value that a
 * text does not name, or one that is missing, is a type error.
 */
const meta = { title: 'Foundations/Messages', component: Catalogue, tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('common.copied')).toBeVisible();
  },
};
