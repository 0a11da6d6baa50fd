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
