import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { list } from './GridList.css.ts';

export interface GridListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'aria-label'> {
  /** What the rows are; read aloud with how many there are. */
  label: string;
  ref?: Ref<HTMLUListElement>;
}

/**
 * Rows of GridListRow, one below another. To assistive technology it is a list of links and not a grid: a row has
 * one thing to open, which a link says by itself, can be opened in a new tab and is found among the page's links.
 * A grid would hide that behind arrow keys.
 */
export function GridList({ label, className, ...props }: GridListProps) {
  return <ul {...props} aria-label={label} className={classNames(list, className)} />;
}
