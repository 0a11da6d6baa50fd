/** The version of the terms that a member accepts at registration; a change of their text changes it. */
export const termsVersion = '2026-11-21';
