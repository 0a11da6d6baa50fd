import type { Meta, StoryObj } from '@storybook/react-vite';
import { staticVars } from '../tokens/contract.css.ts';
import { flatten } from '../tokens/flatten.ts';
import { staticTokens } from '../tokens/staticTokens.ts';
import { bar, swatch } from './Foundations.css.ts';
import { TokenRow } from './TokenRow.tsx';
import { TokenTable } from './TokenTable.tsx';

const variables = new Map(flatten(staticVars));

function shown(name: string) {
  const value = variables.get(name);
  if (name.startsWith('radius')) return <div className={swatch} style={{ borderRadius: value }} />;
  if (name.startsWith('space') || /^size\.(control|touch|icon|avatar|row|art)/.test(name)) {
    return <div className={bar} style={{ width: value }} />;
  }
  return null;
}

function Lengths() {
  return (
    <TokenTable titles={['Name', 'Value', 'Looks']}>
      {flatten(staticTokens)
        .filter(([name]) => !/^(font|motion|scan)\./.test(name))
        .map(([name, value]) => (
          <TokenRow key={name} name={name} values={[value]} look={shown(name)} />
        ))}
    </TokenTable>
  );
}

/**
 * Spacing follows a 4 px grid and is always a `gap`; components have no margins. `gutter` grows
 * from tablet width up, `inset` and `size.control` shrink in compact density, and controls are 44
 * px high on touch screens.
 */
const meta = { title: 'Foundations/Space', component: Lengths, tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {};

export const Compact: Story = { globals: { density: 'compact' } };
