import type { ReactNode } from 'react';
import { Text } from '../primitives/text/Text.tsx';
import { cell, table } from './Foundations.css.ts';

export interface TokenTableProps {
  titles: readonly string[];
  /** One `TokenRow` for each token. */
  children: ReactNode;
}

/** A table of tokens and their values, for Storybook's foundation pages. */
export function TokenTable({ titles, children }: TokenTableProps) {
  return (
    <table className={table}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={cell}>
              <Text size="caption">{title}</Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
