import { describe, expect, it } from 'vitest';
import {
  type AccessAnswer,
  type AccessFlow,
  advanceAccess,
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
