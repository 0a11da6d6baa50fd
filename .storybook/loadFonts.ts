const families = ['Geist', 'Geist Mono'];

/** Loads the product's fonts before a story renders, so that no picture shows the fallback. */
export async function loadFonts(): Promise<void> {
  await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)));
}
