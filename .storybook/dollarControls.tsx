import type { Decorator } from '@storybook/react-vite';
import type { ArgsEnhancer } from 'storybook/internal/types';

const unitsOf = (dollars: number) => BigInt(Math.round(dollars * 1_000_000));

/** An amount in dollars, or in units if a number cannot represent it exactly. */
function dollarsOf(units: bigint): number | bigint {
  const dollars = Number(units) / 1_000_000;
  return unitsOf(dollars) === units ? dollars : units;
}

/** Shows a story's initial amounts in controls of dollars (`dollars`). */
export const amountsAsDollars: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => [
      name,
      argTypes[name]?.isDollars && typeof value === 'bigint' ? dollarsOf(value) : value,
    ]),
  );

/** Converts dollars back to units for the story. */
export const withUnits: Decorator = (Story, { args, argTypes }) => {
  const amounts = Object.entries(args).flatMap(([name, value]) =>
    argTypes[name]?.isDollars && typeof value === 'number' ? [[name, unitsOf(value)] as const] : [],
  );
  return <Story args={{ ...args, ...Object.fromEntries(amounts) }} />;
};
