/** A word as a shell reads it. */
export const shellWord = (word: string) =>
  /^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
