import type { ReactNode } from 'react';
import { Text } from '../primitives/text/Text.tsx';
import { cell } from './Foundations.css.ts';

export interface TokenRowProps {
  name: string;
  /** The token's use, shown in the second column. */
  use?: string | undefined;
  values: readonly (string | number | undefined)[];
  /** A preview, shown in the last column. */
  look?: ReactNode;
}

/** One row of a TokenTable: name, values and preview. */
export function TokenRow({ name, use, values, look }: TokenRowProps) {
  return (
    <tr>
      <th scope="row" className={cell}>
        <Text>{name}</Text>
      </th>
      {use !== undefined && (
        <td className={cell}>
          <Text size="small">{use}</Text>
        </td>
      )}
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value's place is its column.
        <td key={index} className={cell}>
          <Text size="mono">{value}</Text>
        </td>
      ))}
      {look !== undefined && <td className={cell}>{look}</td>}
    </tr>
  );
}
