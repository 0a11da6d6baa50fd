import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { list } from './GridList.css.ts';

export interface GridListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'aria-label'> {
  /** Name of the list; screen readers read it with the number of rows. */
  label: string;
  ref?: Ref<HTMLUListElement>;
}

/**
 * A list of GridListRow. For assistive technology it is a list of links, not a grid: each row has
 * one action, and a link can open in a new tab and appears among the page's links. A grid would
 * need arrow keys.
 */
export function GridList({ label, className, ...props }: GridListProps) {
  return <ul {...props} aria-label={label} className={classNames(list, className)} />;
}
