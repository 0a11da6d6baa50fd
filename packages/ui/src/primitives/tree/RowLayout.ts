import { type Key, Layout, LayoutInfo, Rect, Size } from 'react-aria-components';

interface Row {
  type: string;
  key: Key;
  index: number;
  /** 0 for the topmost rows. */
  level: number;
  parentKey: Key | null;
}

/** Position of a row: its line, and its column in the line. */
interface Spot {
  row: Row;
  line: number;
  column: number;
  /** Columns of the line. */
  columns: number;
}

/** Layout of nested rows without expanded children: several share a line. */
export interface SideBySide {
  /** Rows in a line. */
  columns: number;
  /** Minimum width of the tree, pixels. */
  from: number;
  /** Indent of each level, pixels; the total is limited to a third of the width. */
  indent: number;
  /** Space at the end of a line, pixels. */
  end: number;
}

export interface RowLayoutOptions {
  /** Row height, pixels. */
  rowSize: number;
  sideBySide?: SideBySide | undefined;
}

/** Assigns rows to lines. A row without siblings has a line of its own. */
function spotsOf(rows: readonly Row[], columns: number): Spot[] {
  let line = -1;
  let filled = columns;
  const families = Map.groupBy(rows, ({ parentKey }) => parentKey);
  return rows.map((row, index): Spot => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const isParent = after !== undefined && after.level > row.level;
    const isAlone = families.get(row.parentKey)?.length === 1;
    const isShared = columns > 1 && row.level > 0 && !isParent && !isAlone;
    if (!isShared) {
      line += 1;
      filled = columns;
      return { row, line, column: 0, columns: 1 };
    }
    if (filled >= columns || before?.parentKey !== row.parentKey) {
      line += 1;
      filled = 0;
    }
    filled += 1;
    return { row, line, column: filled - 1, columns };
  });
}

/**
 * Layout of rows of equal height. React Aria's list layout iterates all rows on every scroll step,
 * which is slow with ten thousand rows; here the position is line times height.
 */
export class RowLayout extends Layout {
  #rows: readonly Row[] = [];
  #spots: readonly Spot[] = [];
  /** Index of the first row in each line. */
  #lines: readonly number[] = [];
  #byKey: ReadonlyMap<Key, Spot> = new Map();
  #places = new Map<Key, LayoutInfo>();
  #collection: unknown = null;
  #rowSize = 0;
  #indent = 0;
  #end = 0;
  #columns = 1;
  #width = 0;

  override update({ layoutOptions }: { layoutOptions?: RowLayoutOptions }): void {
    const { virtualizer } = this;
    if (!virtualizer) return;
    const { collection, size } = virtualizer;
    const { rowSize, sideBySide } = layoutOptions ?? { rowSize: this.#rowSize };
    const columns = sideBySide && size.width >= sideBySide.from ? sideBySide.columns : 1;
    const isSame = collection === this.#collection;
    if (isSame && rowSize === this.#rowSize && size.width === this.#width && columns === this.#columns)
      return;
    if (!isSame) {
      // The collection has an extra node for the content of each row.
      const nodes = [...collection].filter(({ type }) => type !== 'content');
      this.#rows = nodes.map(({ type, key, level, parentKey }, index) => {
        return { type, key, index, level: level ?? 0, parentKey: parentKey ?? null };
      });
    }
    if (!isSame || columns !== this.#columns) {
      this.#spots = spotsOf(this.#rows, columns);
      this.#byKey = new Map(this.#spots.map((spot) => [spot.row.key, spot]));
      this.#lines = this.#spots.flatMap(({ column, row }) => (column === 0 ? [row.index] : []));
    }
    this.#collection = collection;
    this.#rowSize = rowSize;
    this.#indent = sideBySide?.indent ?? 0;
    this.#end = sideBySide?.end ?? 0;
    this.#columns = columns;
    this.#width = size.width;
    this.#places.clear();
  }

  override shouldInvalidate(next: Rect, before: Rect): boolean {
    return next.width !== before.width;
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const first = Math.max(Math.floor(rect.y / this.#rowSize), 0);
    // A constant number of lines, one more than fit: a new line can reuse the element of a line
    // that leaves.
    const end = first + Math.ceil(rect.height / this.#rowSize) + 1;
    const seen = new Set(this.#spots.slice(this.#lines[first], this.#lines[end]));
    if (first >= this.#lines.length) seen.clear();
    // The focused row stays in the document, also out of view.
    for (const key of this.virtualizer?.persistedKeys ?? []) {
      const spot = this.#byKey.get(key);
      if (spot) seen.add(spot);
    }
    return [...seen].toSorted((a, b) => a.row.index - b.row.index).map((spot) => this.#placeOf(spot));
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    const spot = this.#byKey.get(key);
    return spot ? this.#placeOf(spot) : null;
  }

  override getContentSize(): Size {
    return new Size(this.#width, this.#lines.length * this.#rowSize);
  }

  #placeOf({ row: { type, key, level }, line, column, columns }: Spot): LayoutInfo {
    const known = this.#places.get(key);
    if (known) return known;
    const start = this.#columns === 1 ? 0 : Math.min(this.#indent * level, this.#width / 3);
    const end = this.#columns === 1 || level === 0 ? 0 : this.#end;
    const width = (this.#width - start - end) / columns;
    const rect = new Rect(start + column * width, line * this.#rowSize, width, this.#rowSize);
    const place = new LayoutInfo(type, key, rect);
    place.allowOverflow = true;
    this.#places.set(key, place);
    return place;
  }
}
