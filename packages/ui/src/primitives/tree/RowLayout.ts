import { type Key, Layout, LayoutInfo, Rect, Size } from 'react-aria-components';

interface Row {
  type: string;
  key: Key;
  index: number;
}

export interface RowLayoutOptions {
  /** How high each row is, pixels. */
  rowSize: number;
}

/**
 * Where rows of one height stand. React Aria's own layout counts through all rows again with every step of a scroll,
 * which ten thousand of them make felt; here a row's place is its number times its height.
 */
export class RowLayout extends Layout {
  #rows: readonly Row[] = [];
  #byKey: ReadonlyMap<Key, Row> = new Map();
  #places = new Map<Key, LayoutInfo>();
  #collection: unknown = null;
  #rowSize = 0;
  #width = 0;

  override update({ layoutOptions }: { layoutOptions?: RowLayoutOptions }): void {
    const { virtualizer } = this;
    if (!virtualizer) return;
    const { collection, size } = virtualizer;
    const rowSize = layoutOptions?.rowSize ?? this.#rowSize;
    if (collection === this.#collection && rowSize === this.#rowSize && size.width === this.#width) return;
    if (collection !== this.#collection) {
      // What a row shows is in the collection too, as a node of its own.
      const nodes = [...collection].filter(({ type }) => type !== 'content');
      this.#rows = nodes.map(({ type, key }, index) => ({ type, key, index }));
      this.#byKey = new Map(this.#rows.map((row) => [row.key, row]));
    }
    this.#collection = collection;
    this.#rowSize = rowSize;
    this.#width = size.width;
    this.#places.clear();
  }

  override shouldInvalidate(next: Rect, before: Rect): boolean {
    return next.width !== before.width;
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const first = Math.max(Math.floor(rect.y / this.#rowSize), 0);
    const seen = new Set(this.#rows.slice(first, Math.ceil(rect.maxY / this.#rowSize)));
    // The row that has the focus stays in the document wherever it is.
    for (const key of this.virtualizer?.persistedKeys ?? []) {
      const row = this.#byKey.get(key);
      if (row) seen.add(row);
    }
    return [...seen].toSorted((a, b) => a.index - b.index).map((row) => this.#placeOf(row));
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    const row = this.#byKey.get(key);
    return row ? this.#placeOf(row) : null;
  }

  override getContentSize(): Size {
    return new Size(this.#width, this.#rows.length * this.#rowSize);
  }

  #placeOf({ type, key, index }: Row): LayoutInfo {
    const known = this.#places.get(key);
    if (known) return known;
    const place = new LayoutInfo(type, key, new Rect(0, index * this.#rowSize, this.#width, this.#rowSize));
    place.allowOverflow = true;
    this.#places.set(key, place);
    return place;
  }
}
