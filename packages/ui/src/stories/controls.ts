import type { InputType } from 'storybook/internal/types';

/**
 * A select control over named values, instead of a JSON editor.
 * @example argTypes: { level: choiceOf({ 1: levelAt(1), 2: levelAt(2) }, 'select') }
 */
export function choiceOf(
  choices: Readonly<Record<string, unknown>>,
  control: 'select' | 'inline-radio',
): InputType {
  // A URL returns a name of digits as a number.
  const options = Object.keys(choices).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  return {
    control: { type: control },
    options,
    mapping: choices,
    // Lets a URL set the argument: `args=level:7`.
    type: { name: 'enum', value: options },
    table: { type: { summary: options.join(' | ') } },
  };
}

/** A control for an amount in dollars; the story receives units of 10⁻⁶. */
export const dollars: InputType = {
  control: { type: 'number', min: 0, step: 0.01 },
  isDollars: true,
  // Lets a URL set the argument: `args=units:12.5`.
  type: { name: 'number' },
};
