/** A message of a conversation as it is shown. */
export interface Message {
  /** Tells it from the others, also from before it had an ID of the server's. */
  key: string;
  /** Whether the member wrote it, and not support. */
  isOwn: boolean;
  /** As it was typed; `''` when only files were sent. */
  text: string;
  attachments: readonly MessageAttachment[];
  /** ISO 8601; `null` while it is on its way. */
  sentAt: string | null;
  /** Whether support has read what the member wrote; left out for what support wrote. */
  isSeen?: boolean;
}

/** A ticket that support made of messages of another. */
export interface SplitOff {
  ticketId: string;
  subject: string;
  /** When, ISO 8601. */
  at: string;
}

export interface MessageAttachment {
  name: string;
  /** Where it is served; `null` while it is on its way. */
  url: string | null;
}
