import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { dense, details, root, row, term } from './DescriptionList.css.ts';

export interface Description {
  /** What it is. */
  term: string;
  /** Its value. */
  details: ReactNode;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  items: readonly Description[];
  /**
   * Small and close, where much else stands in sight.
   * @default false
   */
  isDense?: boolean;
  ref?: Ref<HTMLDListElement>;
}

/** Names with their values, one a line: a wallet, a sponsor, an ID. Figures of one kind are a table instead. */
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
