/** The most characters of a macro's name. */
export const maximumMacroNameLength = 60;

/** The most macros that there are at a time: a list that is looked through as a whole. */
export const maximumMacros = 200;
