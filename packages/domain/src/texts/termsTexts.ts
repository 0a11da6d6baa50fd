import { messages } from './en/catalogue.ts';
import { olderTerms } from './olderTerms.ts';
import { riskMessages, type TermsText, termsMessages, termsVersion } from './termsVersion.ts';

export const currentTerms: TermsText = {
  version: termsVersion,
  risk: riskMessages.map((id) => messages[id]),
  clauses: termsMessages.map((id) => messages[id]),
};

/** The text of a version; `null` if the version never existed. */
export function termsTextOf(version: string): TermsText | null {
  return [currentTerms, ...olderTerms].find((text) => text.version === version) ?? null;
}

/** The indexes of the sentences of `now` that `before` does not contain. */
export function newSentences(now: TermsText, before: TermsText): readonly number[] {
  const known = new Set(sentencesOf(before));
  return sentencesOf(now).flatMap((sentence, place) => (known.has(sentence) ? [] : [place]));
}

/** The sentences of the risk notice, then the clauses. */
export function sentencesOf({ risk, clauses }: Pick<TermsText, 'risk' | 'clauses'>): readonly string[] {
  return [...risk, ...clauses];
}
