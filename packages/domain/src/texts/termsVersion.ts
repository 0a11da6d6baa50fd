import type { MessageId } from './en/catalogue.ts';

/** One version of the terms, word for word. */
export interface TermsText {
  version: string;
  risk: readonly string[];
  clauses: readonly string[];
}

/**
 * The version of the terms in force; any change of the text needs a new one. The first ten
 * characters are its date.
 */
export const termsVersion = '2026-11-28b';

export const riskMessages = [
  'risk.1',
  'risk.2',
  'risk.3',
  'risk.4',
  'risk.5',
] as const satisfies readonly MessageId[];

export const termsMessages = [
  'terms.1',
  'terms.2',
  'terms.3',
  'terms.4',
  'terms.5',
  'terms.6',
  'terms.7',
  'terms.8',
] as const satisfies readonly MessageId[];
