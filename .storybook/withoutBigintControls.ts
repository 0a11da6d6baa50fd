import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** True if JSON can represent the value: no bigint at any depth, and no cycle. */
function isWritable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows an arg without a control if JSON cannot represent its value: Storybook serialises control
 * values and breaks the page or panel over one amount. Args chosen by name or in dollars are not
 * serialised.
 */
export const withoutBigintControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const unwritable = Object.keys(initialArgs).filter(
    (name) => !argTypes[name]?.mapping && !argTypes[name]?.isDollars && !isWritable(initialArgs[name]),
  );
  const rows = unwritable.map((name) => [name, { name, ...argTypes[name], control: { disable: true } }]);
  return { ...argTypes, ...Object.fromEntries(rows) };
};
