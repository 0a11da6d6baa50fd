import type { MessageId, visitorMessages } from '@upline/domain';

/** IDs of the texts that the app itself shows; what the server says arrives in its replies. */
export type AppMessageId = Exclude<MessageId, `server.${string}`>;

/** A compiled text: plain parts, and gaps as `[name, type?, format?]`. */
export type CompiledMessage = (string | [name: string, type?: string, format?: unknown])[];

/** Every text of the app in one language. */
export type CompiledMessages = Record<AppMessageId, CompiledMessage>;

/** The texts that can be met without a session, in one language. */
export type VisitorTexts = Record<keyof typeof visitorMessages, CompiledMessage>;

/** Every text of another language, with those that the server names by their ID. */
export type LanguageTexts = Record<MessageId, CompiledMessage>;
