import type { ByteRange } from './storage.ts';

/**
 * The part of a file that a request asks for: one range, as from-to, from or the last so many bytes.
 * @returns `null` for all of it, also when several are asked for or the header is no range: a server may
 *   answer so; `'none'` when the file has nothing there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const last = size - 1;
  if (from === '') return Number(to) === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: last };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  return start > last ? 'none' : { start, end: to === '' ? last : Math.min(Number(to), last) };
}
