import type { ArgsEnhancer } from 'storybook/internal/types';

/** Shows a control that offers whole values by name (`choiceOf`) which of them a story begins with. */
export const choicesByName: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const { mapping, options = [] } = argTypes[name] ?? {};
      const chosen = mapping && options.find((option) => mapping[option] === value);
      return [name, chosen ?? value];
    }),
  );
