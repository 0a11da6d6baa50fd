import { screen, within } from 'storybook/test';

export const figureOf = (income: string) => screen.findByRole('link', { name: new RegExp(`^${income}, `) });
export const region = async (name: string) => within(await screen.findByRole('region', { name }));
