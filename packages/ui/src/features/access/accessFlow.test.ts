import { describe, expect, it } from 'vitest';
import {
  type AccessAnswer,
  type AccessFlow,
  advanceAccess,
  carryAccess,
  previousStep,
  startAccess,
} from './accessFlow.ts';

const walk = (prefilled: string | null, ...answers: AccessAnswer[]): AccessFlow =>
  answers.reduce(advanceAccess, startAccess(prefilled));

const noId: AccessAnswer = { type: 'noId' };
const back: AccessAnswer = { type: 'back' };
const hasUpline = (answer: boolean): AccessAnswer => ({ type: 'hasUpline', answer });

describe('the access card', () => {
  it.each([
    ['opens', [], 'register'],
    ['without an ID', [noId], 'signup'],
    ['with an upline', [noId, hasUpline(true)], 'referralInput'],
    ['without an upline', [noId, hasUpline(false)], 'directReferral'],
    ['with an upline named', [noId, hasUpline(true), { type: 'referral', text: 'A' }], 'directReferral'],
  ] satisfies [string, AccessAnswer[], string][])('%s', (_, answers, step) => {
    expect(walk(null, ...answers).step).toBe(step);
  });

  it.each([
    ['from an upline named', [noId, hasUpline(true), { type: 'referral', text: 'A' }], 'referralInput'],
    ['from having none', [noId, hasUpline(false)], 'signup'],
    ['from naming one', [noId, hasUpline(true)], 'signup'],
    ['from the question after an upline', [noId], 'register'],
    ['from the first step', [], null],
  ] satisfies [string, AccessAnswer[], string | null][])('steps back %s', (_, answers, step) => {
    expect(previousStep(walk(null, ...answers))).toBe(step);
  });

  it('skips the upline question for a link with an upline', () => {
    const flow = walk('@/7KQ2-M9XD', noId);
    expect(flow).toMatchObject({ step: 'referralInput', referral: '@/7KQ2-M9XD', isLocked: true });
    expect(previousStep(flow)).toBe('register');
  });

  it('clears a typed upline when the visitor answers that they have none', () => {
    const flow = walk(
      null,
      noId,
      hasUpline(true),
      { type: 'referral', text: 'A' },
      back,
      back,
      hasUpline(false),
    );
    expect(flow).toMatchObject({ step: 'directReferral', referral: '' });
  });
});

describe('a registration that goes on in another browser', () => {
  const id = '7KQ2-M9XD';
  const typed = walk(null, noId, hasUpline(true), { type: 'referral', text: id });

  it('keeps the step, the typed upline and the language', () => {
    const address = new URL(carryAccess('https://upline.example/connect-wallet', typed, 'es'));
    expect(address.searchParams.get('language')).toBe('es');
    expect(startAccess(null, address.search)).toEqual(typed);
  });

  it('keeps the link, and names neither its upline again nor the default language', () => {
    const locked = walk(`@/${id}`, noId);
    const address = carryAccess(`https://upline.example/login/${id}?step=signup`, locked, 'en');
    expect(address).toBe(`https://upline.example/login/${id}?step=referralInput`);
    expect(startAccess(`@/${id}`, new URL(address).search)).toEqual(locked);
  });

  it('never carries the acceptance of the terms', () => {
    const accepted = advanceAccess(typed, { type: 'terms', accepted: true });
    const { search } = new URL(carryAccess('https://upline.example/login', accepted, 'en'));
    expect(startAccess(null, search).hasAccepted).toBe(false);
  });

  it.each([
    ['?step=directReferral&referral=nobody', 'referralInput'],
    ['?step=directReferral', 'directReferral'],
    ['?step=signup', 'signup'],
    ['?step=dashboard', 'register'],
  ])('reads %s as the step %s', (search, step) => {
    expect(startAccess(null, search).step).toBe(step);
  });
});
