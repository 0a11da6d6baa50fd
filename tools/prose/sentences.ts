/** Function words, and verbs and nouns that name nothing. */
const thinWords = new Set(
  `a an the this that these those it its they them their he him his she her we us our you your i
  one ones other another each every any all both some none no not nor neither either such own
  what whatever whether who whoever whom whomever whose which where when whenever how why
  of in on at by to from for with without into out up down over between before after until since as than then
  so and or but if unless because while though once again still only also too even else there here now never ever
  already away back more most less least much many few enough beside instead meanwhile anew otherwise
  is are was were be been being has have had having do does did doing done can could may might must shall should
  will would make makes made making give gives gave given giving take takes took taken taking keep keeps kept keeping
  say says said tell tells told telling ask asks asked asking know knows knew known
  see sees saw seen go goes went gone going come comes came coming get gets got put puts let lets
  leave leaves left stand stands stood hold holds held bring brings brought mean means meant stay stays stayed
  become becomes became
  thing things something anything nothing everything somebody anybody nobody everybody someone anyone everyone
  way ways`.split(/\s+/),
);

const openers = new Set(['what', 'whether', 'who', 'how', 'where', 'that', 'which']);

const thinShare = 0.7;
const fewestWords = 4;

export const wordsOf = (sentence: string) =>
  sentence
    .replace(/https?:\S+/g, ' CODE ')
    .replace(/[’']s\b/g, '')
    .replace(/n[’']t\b/g, ' not')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}_$./-]+/u)
    .map((word) => word.replace(/^[./-]+|[./-]+$/g, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const sentencesOf = (text: string) =>
  text
    .replace(/`[^`]*`|\{@link[^}]*\}/g, ' CODE ')
    .replace(/\b(e\.g|i\.e|etc|vs|cf)\./gi, '$1')
    .split(/(?<=[.!?;])\s+(?=[A-Z“"'(]|CODE)|(?<=:)\s+(?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** False for headings, phrases and code that is commented out. */
const isProse = (sentence: string, words: readonly string[]) =>
  words.length >= fewestWords &&
  !/[;{}]\s*$|=>|===|^\s*(import|export|const|return|if \()/.test(sentence) &&
  (sentence.match(/[(){}[\]=<>|&]/g)?.length ?? 0) <= words.length / 2;

export interface Sentence {
  text: string;
  /** True if at least 70 % of its words carry nothing. */
  isThin: boolean;
}

/** The sentences of a paragraph that have at least four words. */
export function judgeSentences(paragraph: string): Sentence[] {
  return sentencesOf(paragraph).flatMap((text) => {
    const words = wordsOf(text);
    if (!isProse(text, words)) return [];
    const thin = words.filter((word) => thinWords.has(word.toLowerCase())).length;
    return [{ text, isThin: thin / words.length >= thinShare }];
  });
}

/**
 * True if a comment opens with a word such as “What” instead of its subject.
 * @param isBoolean True for a comment of a boolean, which may open with “Whether”.
 */
export function isOpener(paragraph: string, isBoolean: boolean): boolean {
  const first = wordsOf(paragraph)[0]?.toLowerCase() ?? '';
  if (!openers.has(first) || /^(that is|how to)\b/i.test(paragraph)) return false;
  return !(isBoolean && first === 'whether');
}
