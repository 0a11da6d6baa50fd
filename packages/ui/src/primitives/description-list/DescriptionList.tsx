import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { dense, details, root, row, term } from './DescriptionList.css.ts';

export interface Description {
  term: string;
  details: ReactNode;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  items: readonly Description[];
  /**
   * Small text and small gaps, for dense views.
   * @default false
   */
  isDense?: boolean;
  ref?: Ref<HTMLDListElement>;
}

/** Names with values, one pair a line: wallet, sponsor, ID. For figures of one kind use a table. */
export function DescriptionList({ items, isDense = false, className, ...props }: DescriptionListProps) {
  return (
    <dl {...props} className={classNames(root, className)}>
      {items.map((item) => (
        <div key={item.term} className={classNames(row, isDense && dense)}>
          <dt className={term}>{item.term}</dt>
          <dd className={details}>{item.details}</dd>
        </div>
      ))}
    </dl>
  );
}
