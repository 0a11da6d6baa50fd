import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../primitives/link/Link.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Sentence } from './Sentence.tsx';

/**
 * A text of the catalogue with elements in its placeholders, such as a link or a time. Each
 * language orders them itself.
 */
const meta = {
  title: 'Patterns/Sentence',
  component: Sentence,
  tags: ['autodocs'],
  args: { id: 'purchase.place.slot', values: { slot: 2, member: <Link href="#ada">Ada</Link> } },
  argTypes: { id: { control: false }, values: { control: false } },
  decorators: [
    (Story) => (
      <Text as="p">
        <Story />
      </Text>
    ),
  ],
} satisfies Meta<typeof Sentence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ada' });
    await expect(link.closest('p')).toHaveTextContent('Slot 2 under Ada');
  },
};

/** Languages change the text and its order; the placeholders' elements stay the same. */
export const InAnotherLanguage: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ada' });
    await expect(link.closest('p')).toHaveTextContent('Puesto 2 bajo Ada');
  },
};
