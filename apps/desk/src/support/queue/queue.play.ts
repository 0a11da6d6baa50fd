import { screen, within } from 'storybook/test';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const grid = async () => within(await screen.findByRole('grid', { name: 'Tickets' }));
export const rows = async () => (await (await grid()).findAllByRole('row')).slice(1);
export const rowAt = async (index: number) => (await rows())[index] as HTMLElement;
