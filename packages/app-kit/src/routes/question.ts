import { globalLevels, isWallet, type Level, type Position, treeLevels } from '@upline/domain';

/** Maximum length of a search in an address, characters. */
const longestSearch = 100;

/** The trimmed search of an address; `''` by default. */
export function searchIn(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().slice(0, longestSearch);
}

/** The page number of an address; 1 if it is missing or invalid. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

function positionAmong(levels: readonly Level[], text: string | null | undefined): Position | null {
  return levels.find(({ position }) => String(position) === text)?.position ?? null;
}

/** The global level in a text, `null` if it has none. Spec §5. */
export function globalLevelOf(text: string | null | undefined): Position | null {
  return positionAmong(globalLevels, text);
}

/** The tree level in a text, the first if it has none. Spec §9. */
export function treeLevelOf(text: string | null): Position {
  return positionAmong(treeLevels, text) ?? 1;
}

/** The wallet address in a text; `''` if invalid. */
export function walletIn(text: string | null): string {
  return text !== null && isWallet(text) ? text : '';
}

/** Query parameters of an address; arrays become repeated parameters. */
export type Question = Readonly<Record<string, string | number | readonly string[]>>;

/** The query string of an address, without empty values and the first page. */
export function queryOf(question: Question): string {
  const told = Object.entries(question)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
    .filter(([name, one]) => one !== '' && !(name === 'page' && one === '1'));
  return String(new URLSearchParams(told));
}

/** History state of an entry that was redirected to the last page of its list. */
export const turnedBack = { isTurnedBack: true };
