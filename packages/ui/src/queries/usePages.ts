import { totalPages } from '@upline/domain';
import { useState } from 'react';

/** A list that came whole, page by page. */
export interface Pages<Item> {
  /** From 1. */
  page: number;
  pageCount: number;
  /** The rows of this page. */
  shown: readonly Item[];
  turnTo: (page: number) => void;
}

/** Turns the pages of a list that came whole; a list that grew shorter has its last page open. */
export function usePages<Item>(items: readonly Item[], pageSize: number): Pages<Item> {
  const [asked, turnTo] = useState(1);
  const pageCount = totalPages(items.length, pageSize);
  const page = Math.min(asked, pageCount);
  return { page, pageCount, shown: items.slice((page - 1) * pageSize, page * pageSize), turnTo };
}
