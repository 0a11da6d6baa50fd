import type { ArgsEnhancer } from 'storybook/internal/types';

/** Shows a story's initial value in controls that offer values by name (`choiceOf`). */
export const choicesByName: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const { mapping, options = [] } = argTypes[name] ?? {};
      const chosen = mapping && options.find((option) => mapping[option] === value);
      return [name, chosen ?? value];
    }),
  );
