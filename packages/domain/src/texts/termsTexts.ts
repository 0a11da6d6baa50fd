import { messages } from './en/catalogue.ts';
import { olderTerms } from './olderTerms.ts';
import { riskMessages, type TermsText, termsMessages, termsVersion } from './termsVersion.ts';

/** The terms in force. */
export const currentTerms: TermsText = {
  version: termsVersion,
  risk: riskMessages.map((id) => messages[id]),
  clauses: termsMessages.map((id) => messages[id]),
};

/** The text of a version, `null` when there never was such a one. */
export function termsTextOf(version: string): TermsText | null {
  return [currentTerms, ...olderTerms].find((text) => text.version === version) ?? null;
}

/** Which sentences of one version an earlier one does not have, by their place among all its sentences. */
export function newSentences(now: TermsText, before: TermsText): readonly number[] {
  const known = new Set(sentencesOf(before));
  return sentencesOf(now).flatMap((sentence, place) => (known.has(sentence) ? [] : [place]));
}

/** The risk notice and then the clauses. */
export function sentencesOf({ risk, clauses }: Pick<TermsText, 'risk' | 'clauses'>): readonly string[] {
  return [...risk, ...clauses];
}
