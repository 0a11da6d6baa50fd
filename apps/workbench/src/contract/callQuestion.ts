import type { BenchField, BenchTexts } from '../ports/calls.ts';
import type { BenchCall } from '../ports/explore.ts';

/** A call as stored in the address, so that a link opens it on the same chain. */
export interface CallQuestion {
  as: string;
  texts: BenchTexts;
  /** Typed block number; `''` for the latest. */
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

/** Reads a call from the address; missing or invalid values are empty. */
export function callQuestionIn(query: URLSearchParams): CallQuestion {
  return {
    as: query.get('as') ?? '',
    texts: textsIn(query.get('args') ?? '{}'),
    block: query.get('block') ?? '',
  };
}

/** The inverse of `callQuestionIn`. */
export function callAddressOf({ as, texts, block }: CallQuestion): Record<string, string> {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  return {
    ...(as && { as }),
    ...(filled.length > 0 && { args: JSON.stringify(Object.fromEntries(filled)) }),
    ...(block && { block }),
  };
}

/** Splits a decoded struct: `(50000000, 2000)`. */
const partsOf = (value: string) => value.replace(/^\(|\)$/g, '').split(', ');

/** Converts a previous call into form values. @param fields Inputs of its function, in order. */
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

/** Parses a block number: `null` for the latest, `'wrong'` if invalid or not mined. */
export function blockIn(text: string, newest: bigint): bigint | null | 'wrong' {
  if (text.trim() === '') return null;
  if (!/^\d+$/.test(text.trim())) return 'wrong';
  const block = BigInt(text.trim());
  return block <= newest ? block : 'wrong';
}
