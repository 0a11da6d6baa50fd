/** Reason of a refusal: too many pixels, not a picture, or too much memory needed. */
export type PictureFaultKind = 'tooLarge' | 'unreadable' | 'memory';

export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly kind: PictureFaultKind;

  constructor(kind: PictureFaultKind) {
    super(`A picture is ${kind}.`);
    this.kind = kind;
  }
}
