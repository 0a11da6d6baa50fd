import type { messages } from '@upline/domain';
import type { AppMessageId } from './compiledMessages.ts';

type Catalogue = typeof messages;

/** The text between `{` and the next `}`: `level`, or `total, plural, one {# block`. */
type Gap<Text extends string> = Text extends `${infer Inner}}${string}` ? Inner : never;

type Numeric = `${' plural' | ' selectordinal' | ' number'}${string}`;

/**
 * A placeholder as `[name, value]`. Plurals and numbers need a number; other placeholders also
 * accept strings.
 */
type NamedValue<Inner extends string> = Inner extends `${infer Name},${infer Kind}`
  ? [Name, Kind extends Numeric ? number : string | number]
  : [Inner, string | number];

/**
 * The placeholders of an ICU text. Braces alternate between text and placeholder mode: a brace in
 * text opens a placeholder, a brace in a placeholder opens the text of a choice, and a closing
 * brace returns. Only braces met in text mode name a placeholder.
 */
type Gaps<Text extends string, InText extends boolean = true> = Text extends `${infer Head}{${infer Tail}`
  ? Head extends `${string}}${infer After}`
    ? Gaps<`${After}{${Tail}`, Toggle<InText>>
    : (InText extends true ? NamedValue<Gap<Tail>> : never) | Gaps<Tail, Toggle<InText>>
  : never;

type Toggle<Mode extends boolean> = Mode extends true ? false : true;

/** The values of a text: `{ level: string | number }` for “Level {level}”. */
type ValuesOf<Text extends string> = { [Entry in Gaps<Text> as Entry[0]]: Entry[1] };

/** The arguments after a text's ID: its values, or none if it has no placeholder. */
export type ArgumentsOf<Text extends string> = keyof ValuesOf<Text> extends never
  ? []
  : [values: ValuesOf<Text>];

export type MessageValues<Id extends AppMessageId> = ValuesOf<Catalogue[Id]>;

/** The arguments after the ID of a catalogue text. */
export type ValueArguments<Id extends AppMessageId> = ArgumentsOf<Catalogue[Id]>;
