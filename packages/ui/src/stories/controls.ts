import type { InputType } from 'storybook/internal/types';

/**
 * A control that offers whole values by their names, in place of an editor for JSON.
 * @example argTypes: { level: choiceOf({ 1: levelAt(1), 2: levelAt(2) }, 'select') }
 */
export function choiceOf(
  choices: Readonly<Record<string, unknown>>,
  control: 'select' | 'inline-radio',
): InputType {
  // An address gives a name of digits back as a number.
  const options = Object.keys(choices).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  return {
    control: { type: control },
    options,
    mapping: choices,
    // So that an address may say it too: `args=level:7`.
    type: { name: 'enum', value: options },
    table: { type: { summary: options.join(' | ') } },
  };
}

/** A control for an amount: a number of dollars, which the story gets as units of 10⁻⁶. */
export const dollars: InputType = {
  control: { type: 'number', min: 0, step: 0.01 },
  isDollars: true,
  // So that an address may say it too: `args=units:12.5`.
  type: { name: 'number' },
};
