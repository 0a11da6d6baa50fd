import { globalLevels, isWallet, type Level, type Position, treeLevels } from '@upline/domain';

/** The most characters that a search in an address is believed to have. */
const longestSearch = 100;

/** The words that an address searches for, trimmed; `''` for none. */
export function searchIn(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().slice(0, longestSearch);
}

/** The page that an address asks for; 1 when it names none or nonsense. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

function positionAmong(levels: readonly Level[], text: string | null | undefined): Position | null {
  return levels.find(({ position }) => String(position) === text)?.position ?? null;
}

/** The global level that a text names, `null` when it names none. Spec §5. */
export function globalLevelOf(text: string | null | undefined): Position | null {
  return positionAmong(globalLevels, text);
}

/** The level whose tree a text names, the first when it names none. Spec §9. */
export function treeLevelOf(text: string | null): Position {
  return positionAmong(treeLevels, text) ?? 1;
}

/** The wallet that a text names; `''` when it names none. */
export function walletIn(text: string | null): string {
  return text !== null && isWallet(text) ? text : '';
}

/** A question as an address can carry it; what may be several is repeated. */
export type Question = Readonly<Record<string, string | number | readonly string[]>>;

/** A question as the query of an address; what is empty, and the first page, are left out. */
export function queryOf(question: Question): string {
  const told = Object.entries(question)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
    .filter(([name, one]) => one !== '' && !(name === 'page' && one === '1'));
  return String(new URLSearchParams(told));
}

/** What the history says of an entry whose list was turned back to its last page by itself. */
export const turnedBack = { isTurnedBack: true };
