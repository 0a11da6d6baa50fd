/** An area of the catalogue in another language: each of its texts, and no other. */
export type Translation<Area> = Readonly<Record<keyof Area, string>>;
