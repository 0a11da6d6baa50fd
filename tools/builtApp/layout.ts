import { join } from 'node:path';

/** Where a kept build has the app as it is served. */
export const appIn = (folder: string) => join(folder, 'app');

/** Where a kept build has the list of what it is made of. */
export const partsIn = (folder: string) => join(folder, 'parts.json');

/** Where it has the same list of the staff’s app. */
export const deskPartsIn = (folder: string) => join(folder, 'deskParts.json');

/** Where it has the staff’s. */
export const deskIn = (folder: string) => join(folder, 'desk');
