/** One option of a checkbox or radio group. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A sentence below; screen readers read it with the option. */
  description?: string;
  isDisabled?: boolean;
}
