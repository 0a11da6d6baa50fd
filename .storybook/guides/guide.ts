/** A component's usage guide, shown on its docs page before the props, without empty headings. */
export interface Guide {
  /**
   * `stable` will not change, `new` may still change, `leaving` has a replacement, named in
   * `otherwise`.
   */
  status: 'stable' | 'new' | 'leaving';
  /** The right situation for the component. */
  when: string;
  otherwise?: string;
  dos?: readonly string[];
  donts?: readonly string[];
  /** Its parts, in reading order. */
  anatomy?: readonly string[];
  /** Behaviour for keyboard and screen reader, beyond name and role. */
  access?: readonly string[];
}
