import { InvalidArgumentError } from 'commander';

/** Adapts a parser to commander, so that its error is shown with the option's name. */
export function argument<Value>(read: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return read(text);
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
    }
  };
}
