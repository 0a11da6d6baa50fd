import type { ReactNode } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { atEnd, pair } from './SidePair.css.ts';

export interface SidePairProps {
  server: ReactNode;
  chain: ReactNode;
  /** @default false */
  isDiffering?: boolean;
  /** Whether both end at the same place; in a table the column says so. @default false */
  isAtEnd?: boolean;
}

/** What the server says above what the browser added up. */
export function SidePair({ server, chain, isDiffering = false, isAtEnd = false }: SidePairProps) {
  return (
    <span className={classNames(pair, isAtEnd && atEnd)}>
      <Text inline tone={isDiffering ? 'critical' : 'muted'} size={isDiffering ? 'bodyStrong' : 'body'}>
        {server}
      </Text>
      <Text inline tone={isDiffering ? 'critical' : 'default'} size={isDiffering ? 'bodyStrong' : 'body'}>
        {chain}
      </Text>
    </span>
  );
}
