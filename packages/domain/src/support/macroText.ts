/** The most characters of a macro's name. */
export const maximumMacroNameLength = 60;

/** The most macros that there are at a time: a list that is looked through as a whole. */
export const maximumMacros = 200;

/** What a macro's text may leave open, in braces, until it is known which ticket it answers. */
export const macroVariables = ['name', 'level', 'transaction', 'amount'] as const;

export type MacroVariable = (typeof macroVariables)[number];

/** Every word in braces, known or not. */
const gaps = /\{(\w+)\}/g;

function isMacroVariable(name: string): name is MacroVariable {
  return (macroVariables as readonly string[]).includes(name);
}

const namesIn = (text: string) => [...new Set(Array.from(text.matchAll(gaps), ([, name = '']) => name))];

/**
 * The variables that a text still leaves open, each once, in the order of the text. Such a text must not reach a member.
 * @example unresolvedVariables('Hi {name}, it took {amount}. {name}?') // ['name', 'amount']
 */
export function unresolvedVariables(text: string): MacroVariable[] {
  return namesIn(text).filter(isMacroVariable);
}

/** What stands in braces and is no variable: a slip of the pen that nothing would ever fill. */
export function unknownVariables(text: string): string[] {
  return namesIn(text).filter((name) => !isMacroVariable(name));
}

/** What is known of a ticket for each variable; what is not known is left out or empty. */
export type MacroValues = Partial<Record<MacroVariable, string>>;

/**
 * Fills what is known into a macro's text; what is not known stays as it is written.
 * @example fillVariables('Hi {name}, {amount}', { name: 'Ada' }) // 'Hi Ada, {amount}'
 */
export function fillVariables(text: string, values: MacroValues): string {
  return text.replace(gaps, (gap, name: string) => (isMacroVariable(name) && values[name]) || gap);
}

/** Ends a part of a text that stays as it is while others are edited. */
const partEnds = /\{\w+\}|[.!?\n。！？؟]/;

/**
 * Whether a macro's text stands in a reply yet, filled and edited: one of its sentences, or of the parts between its gaps.
 * @example macroStandsIn('Hi Ada, it was paid.', 'Hi {name}, it was paid. Bye!') // true
 */
export function macroStandsIn(reply: string, macro: string): boolean {
  const parts = macro.split(partEnds).map((part) => part.trim());
  return parts.some((part) => /[\p{L}\p{N}]/u.test(part) && reply.includes(part));
}
