import type { messages } from '@upline/domain';
import type { AppMessageId } from './compiledMessages.ts';

type Catalogue = typeof messages;

/** What stands between a text's `{` and the next `}`: `level`, or `total, plural, one {# block`. */
type Gap<Text extends string> = Text extends `${infer Inner}}${string}` ? Inner : never;

type Numeric = `${' plural' | ' selectordinal' | ' number'}${string}`;

/** A gap as `[name, value]`: plurals and numbers count, everything else may be words too. */
type NamedValue<Inner extends string> = Inner extends `${infer Name},${infer Kind}`
  ? [Name, Kind extends Numeric ? number : string | number]
  : [Inner, string | number];

/**
 * The gaps of an ICU text. Braces alternate: one within a text opens a gap, one within a gap opens the text of
 * a choice, and a closing one leads back. So each brace changes the mode and only those met in a text name a
 * gap.
 */
type Gaps<Text extends string, InText extends boolean = true> = Text extends `${infer Head}{${infer Tail}`
  ? Head extends `${string}}${infer After}`
    ? Gaps<`${After}{${Tail}`, Toggle<InText>>
    : (InText extends true ? NamedValue<Gap<Tail>> : never) | Gaps<Tail, Toggle<InText>>
  : never;

type Toggle<Mode extends boolean> = Mode extends true ? false : true;

/** The values that a text needs: `{ level: string | number }` for “Level {level}”. */
type ValuesOf<Text extends string> = { [Entry in Gaps<Text> as Entry[0]]: Entry[1] };

/** What follows a text's ID in a call: its values, or nothing when it has no gap. */
export type ArgumentsOf<Text extends string> = keyof ValuesOf<Text> extends never
  ? []
  : [values: ValuesOf<Text>];

/** The values that a text of the catalogue needs, by ID. */
export type MessageValues<Id extends AppMessageId> = ValuesOf<Catalogue[Id]>;

/** The same of the catalogue's texts, by ID. */
export type ValueArguments<Id extends AppMessageId> = ArgumentsOf<Catalogue[Id]>;
