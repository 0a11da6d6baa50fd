/** How to use a component: what its page of docs says before its props. A heading with nothing to say is left out. */
export interface Guide {
  /** `stable` stays as it is, `new` may still change, `leaving` has a better one, which `otherwise` names. */
  status: 'stable' | 'new' | 'leaving';
  /** When it is the right one. */
  when: string;
  /** What to take in other cases. */
  otherwise?: string;
  dos?: readonly string[];
  donts?: readonly string[];
  /** Its parts, in the order of reading. */
  anatomy?: readonly string[];
  /** What keyboard and screen reader find, beyond its name and role. */
  access?: readonly string[];
}
