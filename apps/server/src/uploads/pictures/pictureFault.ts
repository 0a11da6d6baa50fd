/** Why a picture is not taken: too many pixels, no picture at all, or more work than one may make. */
export type PictureFaultKind = 'tooLarge' | 'unreadable' | 'tooHard';

/** A picture that is refused for what it is. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly kind: PictureFaultKind;

  constructor(kind: PictureFaultKind) {
    super(`A picture is ${kind}.`);
    this.kind = kind;
  }
}
