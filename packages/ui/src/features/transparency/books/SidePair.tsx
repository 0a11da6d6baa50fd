import type { ReactNode } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { atEnd, pair } from './SidePair.css.ts';

export interface SidePairProps {
  server: ReactNode;
  chain: ReactNode;
  /** @default false */
  isDiffering?: boolean;
  /** True to align both lines with the end; table columns do so themselves. @default false */
  isAtEnd?: boolean;
}

/** The server's figure above the browser's. */
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
