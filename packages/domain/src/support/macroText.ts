export const maximumMacroNameLength = 60;

/** The most macros in total: they are listed without pages. */
export const maximumMacros = 200;

/** The variables of a macro's text, in braces, filled from the ticket that it answers. */
export const macroVariables = ['name', 'level', 'transaction', 'amount'] as const;

export type MacroVariable = (typeof macroVariables)[number];

/** Every word in braces, including unknown variables. */
const gaps = /\{(\w+)\}/g;

function isMacroVariable(name: string): name is MacroVariable {
  return (macroVariables as readonly string[]).includes(name);
}

const namesIn = (text: string) => [...new Set(Array.from(text.matchAll(gaps), ([, name = '']) => name))];

/**
 * The unfilled variables of a text, each once, in order. Such a text must not reach a member.
 * @example unresolvedVariables('Hi {name}, it took {amount}. {name}?') // ['name', 'amount']
 */
export function unresolvedVariables(text: string): MacroVariable[] {
  return namesIn(text).filter(isMacroVariable);
}

/** The words in braces that are no variables, such as misspelled ones. */
export function unknownVariables(text: string): string[] {
  return namesIn(text).filter((name) => !isMacroVariable(name));
}

/** A ticket's value for each variable; omitted or empty if unknown. */
export type MacroValues = Partial<Record<MacroVariable, string>>;

/**
 * Fills the known values into a macro's text; unknown variables remain.
 * @example fillVariables('Hi {name}, {amount}', { name: 'Ada' }) // 'Hi Ada, {amount}'
 */
export function fillVariables(text: string, values: MacroValues): string {
  return text.replace(gaps, (gap, name: string) => (isMacroVariable(name) && values[name]) || gap);
}

/** Separators between the parts of a text that are compared separately. */
const partEnds = /\{\w+\}|[.!?\n。！？؟]/;

/**
 * True if a reply still contains a sentence of a macro, or a part of a sentence between variables.
 * @example macroStandsIn('Hi Ada, it was paid.', 'Hi {name}, it was paid. Bye!') // true
 */
export function macroStandsIn(reply: string, macro: string): boolean {
  const parts = macro.split(partEnds).map((part) => part.trim());
  return parts.some((part) => /[\p{L}\p{N}]/u.test(part) && reply.includes(part));
}
