import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { staticVars } from '../tokens/contract.css.ts';
import { flatten } from '../tokens/flatten.ts';
import { staticTokens } from '../tokens/staticTokens.ts';
import { runner, track } from './Foundations.css.ts';
import { TokenRow } from './TokenRow.tsx';
import { TokenTable } from './TokenTable.tsx';

const variables = new Map(flatten({ motion: staticVars.motion }));
const { duration, ease } = staticVars.motion;

/** Each is shown beside others of its kind: a duration with the usual ease, an ease over the same long way. */
function styleOf(name: string): { animationDuration: string; animationTimingFunction: string } {
  const value = variables.get(name) ?? '';
  return name.startsWith('motion.duration')
    ? { animationDuration: value, animationTimingFunction: ease.standard }
    : { animationDuration: `calc(${duration.slow} * 4)`, animationTimingFunction: value };
}

function Motion() {
  return (
    <TokenTable titles={['Name', 'Value', 'Looks']}>
      {flatten({ motion: staticTokens.motion }).map(([name, value]) => (
        <TokenRow
          key={name}
          name={name}
          values={[value]}
          look={
            <div className={track}>
              <div className={runner} style={styleOf(name)} />
            </div>
          }
        />
      ))}
    </TokenTable>
  );
}

/**
 * Movement says where something came from or that something is under way, and nothing else. `enter` is for what
 * appears, `exit` for what leaves, `standard` for what changes in its place.
 *
 * Figures never move: a reader could take that for money changing. Who asked for less motion gets fades of
 * `instant` alone: all longer durations shrink to it, and nothing travels.
 */
const meta = { title: 'Foundations/Motion', component: Motion, tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'motion.duration.fast' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(flatten(staticTokens.motion).length);
  },
};
