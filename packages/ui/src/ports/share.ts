/** The device's share sheet. */
export interface SharePort {
  /** True if the device can share links. */
  isOffered: boolean;
  /**
   * Opens the share sheet.
   * @returns False if the member closed the sheet.
   * @throws Error if the device refuses.
   */
  share(what: { title: string; text: string; url: string }): Promise<boolean>;
}
