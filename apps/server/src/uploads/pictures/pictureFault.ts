/** Why a picture is not taken: too many pixels, no picture at all, or more memory than one may have. */
export type PictureFaultKind = 'tooLarge' | 'unreadable' | 'memory';

/** A picture that is refused for what it is. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly kind: PictureFaultKind;

  constructor(kind: PictureFaultKind) {
    super(`A picture is ${kind}.`);
    this.kind = kind;
  }
}
