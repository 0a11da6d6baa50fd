/** The risk notice, sentence by sentence. */
export const riskMessages = ['risk.1', 'risk.2', 'risk.3', 'risk.4', 'risk.5'] as const;

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
] as const;
