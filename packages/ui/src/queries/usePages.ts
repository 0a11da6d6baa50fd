import { totalPages } from '@upline/domain';
import { useState } from 'react';

/** A complete list, split into pages on the client. */
export interface Pages<Item> {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  shown: readonly Item[];
  turnTo: (page: number) => void;
}

/** Paginates a complete list. If the list shrinks, the last page opens. */
export function usePages<Item>(items: readonly Item[], pageSize: number): Pages<Item> {
  const [asked, turnTo] = useState(1);
  const pageCount = totalPages(items.length, pageSize);
  const page = Math.min(asked, pageCount);
  return { page, pageCount, shown: items.slice((page - 1) * pageSize, page * pageSize), turnTo };
}
