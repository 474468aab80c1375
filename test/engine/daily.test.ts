import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkDealNumber, dailyDeal, DEALS_A_DAY, isDealOf } from '../../src/engine.js';
import { fault } from '../helpers/engine-errors.js';

describe('the deal of a day', () => {
  it('is the digits of its date', () => {
    assert.equal(dailyDeal(new Date('2026-11-30T12:00:00Z')), 20261130);
    assert.equal(dailyDeal(new Date('2027-01-02T12:00:00Z')), 20270102);
  });

  it('begins and ends with the day in UTC, whatever the zone of who asks', () => {
    assert.equal(dailyDeal(new Date('2026-11-30T00:00:00Z')), 20261130);
    assert.equal(dailyDeal(new Date('2026-11-30T23:59:59.999Z')), 20261130);
    assert.equal(dailyDeal(new Date('2026-12-01T00:30:00+01:00')), 20261130);
    assert.equal(dailyDeal(new Date('2026-11-30T20:00:00-05:00')), 20261201);
  });

  it('is one of several, each a deal number of its own that no other day has', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    const turn = fc.nat(DEALS_A_DAY - 1);
    fc.assert(
      fc.property(day, turn, day, turn, (one, turnOfOne, other, turnOfOther) => {
        const deal = checkDealNumber(dailyDeal(one, turnOfOne));
        assert.ok(isDealOf(one, deal));
        const isSameDay = one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
        assert.equal(isDealOf(other, deal), isSameDay);
        const isSame = isSameDay && turnOfOne === turnOfOther;
        assert.equal(dailyDeal(other, turnOfOther) === deal, isSame);
      }),
    );
  });

  it('is not one that was chosen otherwise, nor none', () => {
    const day = new Date('2026-11-30');
    assert.equal(isDealOf(day, 4217), false);
    assert.equal(isDealOf(day, undefined), false);
  });

  it('is refused for what is no date', () => {
    assert.throws(() => dailyDeal(new Date('tomorrow')), fault('bad-deal', 'NaN'));
  });
});
