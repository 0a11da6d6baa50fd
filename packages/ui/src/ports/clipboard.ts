export interface ClipboardPort {
  /** @throws Error if the browser refuses. */
  write(text: string): Promise<void>;
}
