import { expect, test } from 'vitest';
import { patternSize, walletBand, walletPattern } from './walletPattern.ts';

const wallet = '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E';

test('draws the same picture for upper and lower case', () => {
  expect(walletPattern(wallet, 6)).toEqual(walletPattern(wallet.toLowerCase(), 6));
  expect(walletPattern(wallet, 6)).toMatchInlineSnapshot(`
    {
      "cells": [
        {
          "isFaint": false,
          "x": 0,
          "y": 0,
        },
        {
          "isFaint": false,
          "x": 4,
          "y": 0,
        },
        {
          "isFaint": true,
          "x": 1,
          "y": 0,
        },
        {
          "isFaint": true,
          "x": 3,
          "y": 0,
        },
        {
          "isFaint": false,
          "x": 2,
          "y": 0,
        },
        {
          "isFaint": true,
          "x": 0,
          "y": 1,
        },
        {
          "isFaint": true,
          "x": 4,
          "y": 1,
        },
        {
          "isFaint": true,
          "x": 2,
          "y": 1,
        },
        {
          "isFaint": false,
          "x": 0,
          "y": 2,
        },
        {
          "isFaint": false,
          "x": 4,
          "y": 2,
        },
        {
          "isFaint": false,
          "x": 1,
          "y": 2,
        },
        {
          "isFaint": false,
          "x": 3,
          "y": 2,
        },
        {
          "isFaint": true,
          "x": 2,
          "y": 2,
        },
        {
          "isFaint": false,
          "x": 0,
          "y": 3,
        },
        {
          "isFaint": false,
          "x": 4,
          "y": 3,
        },
        {
          "isFaint": false,
          "x": 1,
          "y": 4,
        },
        {
          "isFaint": false,
          "x": 3,
          "y": 4,
        },
      ],
      "hue": 3,
    }
  `);
});

test('draws different pictures for wallets with equal ends', () => {
  const twin = `${wallet.slice(0, 20)}9${wallet.slice(21)}`;
  expect(twin).not.toBe(wallet);
  expect(walletPattern(twin, 6).cells).not.toEqual(walletPattern(wallet, 6).cells);
});

test('mirrors the left half', () => {
  const { cells } = walletPattern(wallet, 6);
  const mirrored = cells.map(({ x, ...cell }) => ({ ...cell, x: patternSize - 1 - x }));
  expect(new Set(mirrored.map((cell) => JSON.stringify([cell.x, cell.y, cell.isFaint])))).toEqual(
    new Set(cells.map((cell) => JSON.stringify([cell.x, cell.y, cell.isFaint]))),
  );
});

test('draws a thousand different pictures for a thousand wallets, in all hues', () => {
  const pictures = Array.from({ length: 1000 }, (_, index) =>
    walletPattern(`0x${index.toString(16).padStart(40, '0')}`, 6),
  );
  expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(1000);
  for (const hue of [0, 1, 2, 3, 4, 5]) {
    expect(pictures.filter((picture) => picture.hue === hue).length).toBeGreaterThan(100);
  }
  for (const { cells } of pictures) expect(cells.length).toBeGreaterThan(5);
});

test('draws a stable band within its rows and columns, with some empty cells', () => {
  const cells = walletBand(wallet, 36, 3);
  expect(walletBand(wallet.toLowerCase(), 36, 3)).toEqual(cells);
  expect(walletBand(`${wallet.slice(0, -1)}F`, 36, 3)).not.toEqual(cells);
  expect(cells.length).toBeGreaterThan(36);
  expect(cells.length).toBeLessThan(90);
  for (const { x, y } of cells) expect([x < 36, y < 3]).toEqual([true, true]);
});
