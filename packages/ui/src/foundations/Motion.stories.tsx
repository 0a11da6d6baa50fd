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

/**
 * Animates a duration with the standard ease, and an ease over a fixed long duration, for
 * comparison.
 */
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
 * Motion shows an element's origin or a running operation; never use it as decoration. Use `enter`
 * for elements that appear, `exit` for elements that leave, and `standard` for changes in place.
 *
 * Never animate figures: readers could think that their money changes. With reduced motion, all
 * longer durations shrink to `instant` and nothing moves.
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
