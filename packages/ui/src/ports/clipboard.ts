/** The device's clipboard. */
export interface ClipboardPort {
  /** @throws Error when the browser does not allow it. */
  write(text: string): Promise<void>;
}
