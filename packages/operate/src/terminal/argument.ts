import { InvalidArgumentError } from 'commander';

/** A reader of a value as commander wants it: what is wrong with it is told with the flag's name. */
export function argument<Value>(read: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return read(text);
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
    }
  };
}
