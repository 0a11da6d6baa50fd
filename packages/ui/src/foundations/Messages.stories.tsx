import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@upline/domain';
import { expect, within } from 'storybook/test';
import { DescriptionList } from '../primitives/description-list/DescriptionList.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Inline } from '../primitives/inline/Inline.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';

/** The first part of a message ID: a screen, or an area that several screens share. */
const areaOf = (id: string) => id.slice(0, id.indexOf('.'));

function textsByArea(): Map<string, [string, string][]> {
  const areas = new Map<string, [string, string][]>();
  for (const [id, text] of Object.entries(messages)) {
    const area = areaOf(id);
    areas.set(area, [...(areas.get(area) ?? []), [id, text]]);
  }
  return new Map([...areas].toSorted(([one], [other]) => one.localeCompare(other)));
}

function Catalogue() {
  const areas = [...textsByArea()];
  return (
    <Stack gap="xl">
      <Inline as="nav" aria-label="Areas" gap="s">
        {areas.map(([area, texts]) => (
          <Link key={area} href={`#texts-${area}`}>
            {area} ({texts.length})
          </Link>
        ))}
      </Inline>
      {areas.map(([area, texts]) => (
        <Stack as="section" key={area} gap="s" aria-labelledby={`texts-${area}`}>
          <Heading level={2} id={`texts-${area}`}>
            {area}
          </Heading>
          <Text size="small" tone="muted">
            {texts.length} texts
          </Text>
          <DescriptionList items={texts.map(([term, details]) => ({ term, details }))} />
        </Stack>
      ))}
    </Stack>
  );
}

/**
 * Every text of the product, grouped by screen: read and review copy here. Texts are written once,
 * in `packages/domain`, and compiled by `pnpm generate:messages`. Code reads them with
 * `useMessage()`: `t('level.title', { level: 3 })`. A missing or unknown value is a type error.
 */
const meta = { title: 'Foundations/Messages', component: Catalogue, tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const support = within(canvas.getByRole('region', { name: 'tickets' }));
    await expect(support.getByText('tickets.empty.first')).toBeVisible();
    await expect(support.getByText('Create a new ticket to get started with support')).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(Object.keys(messages).length);
  },
};
