/** An area of the catalogue in another language: exactly the same IDs. */
export type Translation<Area> = Readonly<Record<keyof Area, string>>;
