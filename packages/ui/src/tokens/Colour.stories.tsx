import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../primitives/text/Text.tsx';
import { modeVars } from './contract.css.ts';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { dark } from './dark.ts';
import { cell, swatch, table } from './Foundations.css.ts';
import { flatten } from './flatten.ts';
import { light } from './light.ts';

const inDark = new Map(flatten(dark.color));
const variables = new Map(flatten(modeVars.color));

function Colours() {
  return (
    <table className={table}>
      <thead>
        <tr>
          {['Now', 'Name', 'Light', 'Dark'].map((title) => (
            <th key={title} scope="col" className={cell}>
              <Text size="caption">{title}</Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {flatten(light.color).map(([name, value]) => (
          <tr key={name}>
            <td className={cell}>
              <div className={swatch} style={{ background: variables.get(name) }} />
            </td>
            <th scope="row" className={cell}>
              <Text>{name}</Text>
            </th>
            <td className={cell}>
              <Text size="mono">{value}</Text>
            </td>
            <td className={cell}>
              <Text size="mono">{inDark.get(name)}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pairs() {
  const darkPairs = contrastPairs(dark.color);
  return (
    <table className={table}>
      <thead>
        <tr>
          {['Pair', 'Needs', 'Light', 'Dark'].map((title) => (
            <th key={title} scope="col" className={cell}>
              <Text size="caption">{title}</Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs(light.color).map(({ name, ink, ground, atLeast }, index) => {
          const other = darkPairs[index];
          return (
            <tr key={name}>
              <th scope="row" className={cell}>
                <Text>{name}</Text>
              </th>
              <td className={cell}>
                <Text size="mono">{atLeast}</Text>
              </td>
              <td className={cell}>
                <Text size="mono">{contrast(ink, ground).toFixed(2)}</Text>
              </td>
              <td className={cell}>
                <Text size="mono">{other && contrast(other.ink, other.ground).toFixed(2)}</Text>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
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

export const Dark: Story = { globals: { theme: 'dark' } };

/** Every two colours that meet, with the contrast they owe and have. A test holds them to it. */
export const Contrast: Story = { render: () => <Pairs /> };
