/** Quotes a word for a shell if necessary. */
export const shellWord = (word: string) =>
  /^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
