import { join } from 'node:path';

export const appIn = (folder: string) => join(folder, 'app');

export const partsIn = (folder: string) => join(folder, 'parts.json');

export const deskPartsIn = (folder: string) => join(folder, 'deskParts.json');

export const deskIn = (folder: string) => join(folder, 'desk');
