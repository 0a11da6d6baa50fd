import type { BenchTexts } from '../../../../ports/bench/calls.ts';
import type { BenchCall } from '../../../../ports/bench/explore.ts';

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

/** Values that a field takes as they were decoded; parts of a struct have fields of their own. */
const isPlain = (type: string) => !/[[(]|^tuple/.test(type);

/** A call that was made, to be made again. */
export const callAgain = ({ from, args }: Pick<BenchCall, 'from' | 'args'>): CallQuestion => ({
  as: from,
  texts: Object.fromEntries(args.filter(({ type }) => isPlain(type)).map(({ name, value }) => [name, value])),
  block: '',
});

/** The block that was written: `null` for the latest, `'wrong'` for what is none. */
export function blockIn(text: string, newest: bigint): bigint | null | 'wrong' {
  if (text.trim() === '') return null;
  if (!/^\d+$/.test(text.trim())) return 'wrong';
  const block = BigInt(text.trim());
  return block <= newest ? block : 'wrong';
}
