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
 * Colours are named by what they mean. `text` of a tone stands on a surface or on that tone's `soft`; `on` stands
 * on its `bg`. The two families of pools have hues of their own: `pool.race` and `pool.global`.
 *
 * A colour never says anything alone: a word, and often an icon, says it too.
 */
const meta = { title: 'Foundations/Colour', component: Colours, tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: 'pool.race.text' })).toBeVisible();
  },
};

/** Every two colours that meet, with the contrast they owe and have. A test holds them to it. */
export const Contrast: Story = { render: () => <Pairs /> };
