import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Whether JSON can say it: not with a bigint in it, however deep, nor with a circle. */
function isWritable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Leaves an arg that JSON cannot say in the table, without a control: Storybook writes values into its controls as
 * JSON and breaks the whole page or panel over one amount. One that is chosen by name, or is dollars, is not written.
 */
export const withoutBigintControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const unwritable = Object.keys(initialArgs).filter(
    (name) => !argTypes[name]?.mapping && !argTypes[name]?.isDollars && !isWritable(initialArgs[name]),
  );
  const rows = unwritable.map((name) => [name, { name, ...argTypes[name], control: { disable: true } }]);
  return { ...argTypes, ...Object.fromEntries(rows) };
};
