/** How often the bar of a running upload moves, milliseconds. Spec §9. */
export const uploadTick = 300;

/**
 * What the bar of an upload shows: ten percent more every 300 ms up to ninety, and a hundred once it is done.
 * The true progress of one small request is not worth knowing; that it goes on is. Spec §4.
 * @param elapsed Milliseconds since the upload began.
 * @returns Percent, 0 to 100.
 */
export function uploadProgress(elapsed: number, isDone: boolean): number {
  return isDone ? 100 : Math.min(90, Math.floor(elapsed / uploadTick) * 10);
}
