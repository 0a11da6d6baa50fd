function viewport(name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` }, type };
}

/** The sizes that screens are looked at in. */
export const viewports = {
  phone: viewport('Phone', 390, 844, 'mobile'),
  tablet: viewport('Tablet', 768, 1024, 'tablet'),
  desktop: viewport('Desktop', 1280, 800, 'desktop'),
  wide: viewport('Wide', 1440, 900, 'desktop'),
};
