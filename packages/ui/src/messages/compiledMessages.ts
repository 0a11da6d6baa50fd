import type { MessageId, visitorMessages } from '@upline/domain';

/** IDs of the texts in the app itself. The server's own texts arrive in its replies. */
export type AppMessageId = Exclude<MessageId, `server.${string}`>;

/** A compiled text: plain strings, and placeholders as `[name, type?, format?]`. */
export type CompiledMessage = (string | [name: string, type?: string, format?: unknown])[];

export type CompiledMessages = Record<AppMessageId, CompiledMessage>;

/** Texts that can appear without a session, in one language. */
export type VisitorTexts = Record<keyof typeof visitorMessages, CompiledMessage>;

/** Every text in another language, including the server's texts by ID. */
export type LanguageTexts = Record<MessageId, CompiledMessage>;
