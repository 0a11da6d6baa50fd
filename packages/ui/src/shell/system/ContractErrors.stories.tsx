import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AppMessageId } from '../../messages/compiledMessages.ts';
import { english } from '../../messages/en.generated.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { DescriptionList } from '../../primitives/description-list/DescriptionList.tsx';

const prefix = 'contract.';
const ids = (Object.keys(english) as AppMessageId[]).filter((id) => id.startsWith(prefix));

function AllContractErrors() {
  const t = useMessage();
  return <DescriptionList items={ids.map((id) => ({ term: id.slice(prefix.length), details: t({ id }) }))} />;
}

/** Every contract error: its name in “Contract Revert: …”, and its explanation. */
const meta = {
  title: 'Screens/System/Contract errors',
  component: AllContractErrors,
  tags: ['screen', 'spec-8'],
} satisfies Meta<typeof AllContractErrors>;

export default meta;

export const AllTexts: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AlreadyInvested')).toBeVisible();
    await expect(canvas.getByText('You have already bought this level.')).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(ids.length);
  },
};
