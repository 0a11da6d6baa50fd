export interface Message {
  /** Unique and stable: the ID of the attempt before the server assigns one. */
  key: string;
  /** True if the member wrote it, false for support. */
  isOwn: boolean;
  /** Text as typed; `''` for files alone. */
  text: string;
  attachments: readonly MessageAttachment[];
  /** ISO 8601; `null` while it is being sent. */
  sentAt: string | null;
  /** True if support has read the member's message; undefined for support's own. */
  isSeen?: boolean;
}

/** A ticket that support created from messages of another ticket. */
export interface SplitOff {
  ticketId: string;
  subject: string;
  /** Time of the split, ISO 8601. */
  at: string;
}

export interface MessageAttachment {
  name: string;
  /** `null` while the file is being uploaded. */
  url: string | null;
}
