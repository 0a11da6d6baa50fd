import type { BenchField, BenchTexts } from '../ports/calls.ts';
import type { BenchCall } from '../ports/explore.ts';

/** What the address of a call says: a link shows the same to somebody else who has the same chain. */
export interface CallQuestion {
  as: string;
  texts: BenchTexts;
  /** A block's number as it was written; `''` is the latest. */
  block: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function textsIn(args: string): BenchTexts {
  try {
    const given: unknown = JSON.parse(args);
    const entries = Object.entries(Object(given)).filter((one): one is [string, string] => isText(one[1]));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Reads a call from an address; what is missing or makes no sense is left empty. */
export function callQuestionIn(query: URLSearchParams): CallQuestion {
  return {
    as: query.get('as') ?? '',
    texts: textsIn(query.get('args') ?? '{}'),
    block: query.get('block') ?? '',
  };
}

/** A call as an address has it. */
export function callAddressOf({ as, texts, block }: CallQuestion): Record<string, string> {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  return {
    ...(as && { as }),
    ...(filled.length > 0 && { args: JSON.stringify(Object.fromEntries(filled)) }),
    ...(block && { block }),
  };
}

/** What a struct was decoded to, part by part: `(50000000, 2000)`. */
const partsOf = (value: string) => value.replace(/^\(|\)$/g, '').split(', ');

/** A call that was made, to be made again. @param fields What its function asks for, in order. */
export function callAgain(
  { from, args }: Pick<BenchCall, 'from' | 'args'>,
  fields: readonly Pick<BenchField, 'path'>[],
): CallQuestion {
  const texts = args.flatMap(({ name, type, value }) => {
    if (type !== 'tuple') return [[name, value]];
    const inner = fields.filter(({ path }) => path.startsWith(`${name}.`));
    return inner.map(({ path }, index) => [path, partsOf(value)[index] ?? '']);
  });
  return { as: from, texts: Object.fromEntries(texts), block: '' };
}

/** The block that was written: `null` for the latest, `'wrong'` for what is none. */
export function blockIn(text: string, newest: bigint): bigint | null | 'wrong' {
  if (text.trim() === '') return null;
  if (!/^\d+$/.test(text.trim())) return 'wrong';
  const block = BigInt(text.trim());
  return block <= newest ? block : 'wrong';
}
