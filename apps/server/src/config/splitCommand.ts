/**
 * The words of a command as a shell would take them apart, and nothing else of what a shell does: quotes and
 * backslashes keep words together, variables and `;` are plain text.
 * @returns `null` when a quote is not closed.
 * @example splitCommand(`scan --name 'two words'`) // ['scan', '--name', 'two words']
 */
export function splitCommand(text: string): string[] | null {
  const words: string[] = [];
  const pattern = /(?:'[^']*'|"(?:\\["\\]|[^"])*"|\\.|[^\s'"\\])+|\S/gs;
  for (const [word] of text.matchAll(pattern)) {
    if (/^['"\\]$/.test(word)) return null;
    words.push(
      word.replace(
        /'([^']*)'|"((?:\\["\\]|[^"])*)"|\\(.)/gs,
        (_, single?: string, double?: string, plain?: string) => {
          return single ?? plain ?? double?.replace(/\\(["\\])/g, '$1') ?? '';
        },
      ),
    );
  }
  return words;
}
