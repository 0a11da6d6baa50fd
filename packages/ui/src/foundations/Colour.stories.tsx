import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { modeVars } from '../tokens/contract.css.ts';
import { contrast } from '../tokens/contrast.ts';
import { contrastPairs } from '../tokens/contrastPairs.ts';
import { dark } from '../tokens/dark.ts';
import { flatten } from '../tokens/flatten.ts';
import { light } from '../tokens/light.ts';
import { swatch } from './Foundations.css.ts';
import { TokenRow } from './TokenRow.tsx';
import { TokenTable } from './TokenTable.tsx';

const inDark = new Map(flatten(dark.color));
const variables = new Map(flatten(modeVars.color));

function Colours() {
  return (
    <TokenTable titles={['Name', 'Light', 'Dark', 'Now']}>
      {flatten(light.color).map(([name, value]) => (
        <TokenRow
          key={name}
          name={name}
          values={[value, inDark.get(name)]}
          look={<div className={swatch} style={{ background: variables.get(name) }} />}
        />
      ))}
    </TokenTable>
  );
}

function Pairs() {
  const darkPairs = contrastPairs(dark.color);
  return (
    <TokenTable titles={['Pair', 'Needs', 'Light', 'Dark']}>
      {contrastPairs(light.color).map(({ name, ink, ground, atLeast }, index) => {
        const other = darkPairs[index];
        const inLight = contrast(ink, ground).toFixed(2);
        const values = [atLeast, inLight, other && contrast(other.ink, other.ground).toFixed(2)];
        return <TokenRow key={name} name={name} values={values} />;
      })}
    </TokenTable>
  );
}

/**
 * Colours are named after their meaning. Each tone has `text`, for a surface or the tone's own
 * `soft`, and `on`, for its `bg`. The two pool families have their own hues: `pool.race` and
 * `pool.global`.
 *
 * Never rely on colour alone: add a word, and often an icon.
 */
const meta = { title: 'Foundations/Colour', component: Colours, tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: 'pool.race.text' })).toBeVisible();
  },
};

/** Every pair of colours that meet, with required and actual contrast. A test checks each pair. */
export const Contrast: Story = { render: () => <Pairs /> };
