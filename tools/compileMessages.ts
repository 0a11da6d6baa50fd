import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { deskMessages, directionOf, messages, type OtherLanguage, visitorMessages } from '@upline/domain';
import { translations } from '@upline/domain/translations';
import { Command } from 'commander';
import { benchMessages } from '../apps/workbench/src/messages/texts/bench.ts';

const mark = '// Written by `pnpm generate:messages` from the catalogue. Do not edit.\n';

/** Prefix of texts that reach a browser only in the server's replies, not in the app. */
const serverOnly = 'server.';

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/**
 * A right-to-left text with its placeholders isolated: a wallet or a name keeps its own direction
 * without affecting the text around it.
 */
function withGapsApart(parts: Compiled): Compiled {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const [name, type, choices] = part;
    if (type === undefined) return ['\u2068', part, '\u2069'];
    if (typeof choices !== 'object' || choices === null) return [part];
    const apart = Object.entries(choices).map(([key, choice]) => [
      key,
      Array.isArray(choice) ? withGapsApart(choice) : choice,
    ]);
    return [[name, type, Object.fromEntries(apart)]];
  });
}

function linesOf(texts: Readonly<Record<string, string>>, direction: 'ltr' | 'rtl' = 'ltr'): string {
  return Object.entries(texts)
    .map(([id, text]) => {
      try {
        const compiled = compileMessageOrThrow(text);
        const parts = direction === 'rtl' ? withGapsApart(compiled) : compiled;
        return `  ${JSON.stringify(id)}: ${JSON.stringify(parts)},\n`;
      } catch (cause) {
        throw new Error(`${id} is no ICU MessageFormat: ${text}`, { cause });
      }
    })
    .join('');
}

const ofMembers = Object.fromEntries(
  Object.entries(messages).filter(([id]) => !id.startsWith(serverOnly) && !(id in visitorMessages)),
);

function moduleOf(language: OtherLanguage, name: string): string {
  return `${mark}import type { LanguageTexts } from './compiledMessages.ts';

/** Every text in this language, compiled from ICU MessageFormat, by message ID. */
export const ${name}: LanguageTexts = {
${linesOf(translations[language], directionOf(language))}};
`;
}

/**
 * The TypeScript modules with the app's compiled texts, by file name.
 * @throws Error with the id of a text that is no valid ICU MessageFormat.
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
    'desk.generated.ts': `${mark}import type { DeskMessageId } from '@upline/domain';
import type { CompiledMessage } from '@upline/ui/messages';

/** What the staff's app says, compiled from ICU MessageFormat, by message ID. */
export const deskEnglish: Record<DeskMessageId, CompiledMessage> = {
${linesOf(deskMessages)}};
`,
    'bench.generated.ts': `${mark}import type { CompiledMessage } from '@upline/ui/messages';
import type { BenchMessageId } from './texts/bench.ts';

/** What the workbench says, compiled from ICU MessageFormat, by message ID. */
export const benchEnglish: Record<BenchMessageId, CompiledMessage> = {
${linesOf(benchMessages)}};
`,
    'es.generated.ts': moduleOf('es', 'spanish'),
    'ar.generated.ts': moduleOf('ar', 'arabic'),
  };
}

function pathOf(name: string): string {
  const apps: Readonly<Record<string, string>> = {
    'desk.generated.ts': 'apps/desk',
    'bench.generated.ts': 'apps/workbench',
  };
  return fileURLToPath(new URL(`../${apps[name] ?? 'packages/ui'}/src/messages/${name}`, import.meta.url));
}

/** The generated modules that differ from the current catalogue. */
export async function staleModules(): Promise<string[]> {
  const modules = Object.entries(compileMessages());
  const kept = await Promise.all(modules.map(([name]) => readFile(pathOf(name), 'utf8')));
  return modules.flatMap(([name, text], index) => (kept[index] === text ? [] : [name]));
}

if (import.meta.main) {
  new Command('pnpm generate:messages').description('Compiles the texts for browsers.').parse();
  for (const [name, text] of Object.entries(compileMessages())) await writeFile(pathOf(name), text);
}
