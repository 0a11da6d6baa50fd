import type { Readable } from './readable.ts';

/** Which of what everybody is told this browser has dismissed; kept between visits. */
export interface NoticesPort {
  /** The incident that was dismissed last, by its ID; `''` for none. */
  dismissed: Readable<string>;
  dismiss(id: string): void;
}
