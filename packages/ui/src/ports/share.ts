/** The device's own way to hand something on. */
export interface SharePort {
  /** Whether the device offers one for links. */
  isOffered: boolean;
  /**
   * Opens the device's sheet.
   * @returns Whether something was handed on; `false` when the sheet was closed.
   * @throws Error when the device refuses.
   */
  share(what: { title: string; text: string; url: string }): Promise<boolean>;
}
