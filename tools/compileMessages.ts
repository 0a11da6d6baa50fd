import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messages, visitorMessages } from '@upline/domain';
import { Command } from 'commander';

const mark = '// Written by `pnpm generate:messages` from the catalogue in packages/domain. Do not edit.\n';

/** What only the server says reaches a browser in its replies and not as a part of the app. */
const serverOnly = 'server.';

function linesOf(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([id, text]) => {
      try {
        return `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessageOrThrow(text))},\n`;
      } catch (cause) {
        throw new Error(`${id} is no ICU MessageFormat: ${text}`, { cause });
      }
    })
    .join('');
}

const ofMembers = Object.fromEntries(
  Object.entries(messages).filter(([id]) => !id.startsWith(serverOnly) && !(id in visitorMessages)),
);

/**
 * The TypeScript modules that hold the compiled English texts of the app, by file name.
 * @throws Error that names the ID of a text that is no ICU MessageFormat.
 */
export function compileMessages(): Record<string, string> {
  return {
    'visitor.generated.ts': `${mark}import type { VisitorTexts } from './compiledMessages.ts';

/** What a visitor can be told, in English, compiled from ICU MessageFormat. */
export const visitorEnglish: VisitorTexts = {
${linesOf(visitorMessages)}};
`,
    'en.generated.ts': `${mark}import type { CompiledMessages } from './compiledMessages.ts';
import { visitorEnglish } from './visitor.generated.ts';

/** English, compiled from ICU MessageFormat, by message ID. */
export const english: CompiledMessages = {
  ...visitorEnglish,
${linesOf(ofMembers)}};
`,
  };
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../packages/ui/src/messages/${name}`, import.meta.url));
}

/** The modules in the repository that are not what the catalogue compiles to today. */
export async function staleModules(): Promise<string[]> {
  const modules = Object.entries(compileMessages());
  const kept = await Promise.all(modules.map(([name]) => readFile(pathOf(name), 'utf8')));
  return modules.flatMap(([name, text], index) => (kept[index] === text ? [] : [name]));
}

if (import.meta.main) {
  new Command('pnpm generate:messages')
    .description('Compiles the texts of packages/domain for browsers.')
    .parse();
  for (const [name, text] of Object.entries(compileMessages())) await writeFile(pathOf(name), text);
}
