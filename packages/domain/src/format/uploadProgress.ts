/** Interval at which the bar of a running upload advances, milliseconds. Spec §9. */
export const uploadTick = 300;

/**
 * The progress bar of an upload: ten percent more every 300 ms up to ninety, then a hundred when
 * the upload is done. It simulates progress; the true progress of one small request is not
 * measured. Spec §4.
 * @param elapsed Milliseconds since the upload began.
 * @returns Percent, 0 to 100.
 */
export function uploadProgress(elapsed: number, isDone: boolean): number {
  return isDone ? 100 : Math.min(90, Math.floor(elapsed / uploadTick) * 10);
}
