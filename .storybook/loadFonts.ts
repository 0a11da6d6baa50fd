const families = ['Geist', 'Geist Mono'];

/** Loads the product's fonts before a story is drawn, so that no picture catches the fallback. */
export async function loadFonts(): Promise<void> {
  await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)));
}
