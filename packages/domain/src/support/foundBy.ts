import { searchKey } from '../members/nameSearch.ts';

/** How a search of the staff can find a ticket; the first that applies is shown. */
export const foundBys = [
  'number',
  'tag',
  'name',
  'assignee',
  'text',
  'transaction',
  'wallet',
  'memberId',
] as const;

export type FoundBy = (typeof foundBys)[number];

/** True if the ticket's row in the list shows the found text: its number, name, subject or excerpt. */
export function isFoundInRow(
  by: FoundBy,
  search: string,
  row: { subject: string; excerpt: string },
): boolean {
  if (by === 'number' || by === 'name') return true;
  const shown = [row.subject, row.excerpt].map(searchKey).join(' ');
  return by === 'text' && search.split(/\s+/).every((word) => shown.includes(searchKey(word)));
}
