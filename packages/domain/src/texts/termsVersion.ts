import type { MessageId } from './en/catalogue.ts';

/** One version of the terms, word for word. */
export interface TermsText {
  version: string;
  /** The risk notice, sentence by sentence. */
  risk: readonly string[];
  /** Clause by clause. */
  clauses: readonly string[];
}

/** The version of the terms in force; a change of their text changes it. Its first ten characters are its day. */
export const termsVersion = '2026-11-28';

/** The risk notice, sentence by sentence. */
export const riskMessages = [
  'risk.1',
  'risk.2',
  'risk.3',
  'risk.4',
  'risk.5',
] as const satisfies readonly MessageId[];

/** The terms, clause by clause. */
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
