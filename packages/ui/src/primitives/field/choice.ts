/** One of a few things that a group of boxes or radios offers. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A sentence below, read aloud with it. */
  description?: string;
  isDisabled?: boolean;
}
