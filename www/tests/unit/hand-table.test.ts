// What the tables with hands do alike.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ScoreSheet } from '../../src/pieces/score-sheet.ts';
import type { View } from '../../src/protocol/index.ts';
import { handState, see } from '../../src/tables/hand-state.ts';
import { HandTable } from '../../src/tables/hand-table.ts';
import type { Bar, TableHost } from '../../src/tables/table.ts';

class Plain extends HandTable<'plis', ReturnType<typeof handState<'plis'>>> {
  protected override readonly sounds = {};
  protected override begin = handState<'plis'>;
  protected override follow(view: View<'plis'>): boolean {
    see(this.state, view, null);
    return false;
  }
  protected override end(): void {}
  protected override aim(): null {
    return null;
  }
  override middle(): never {
    throw new Error('not drawn');
  }
  override bar(): Bar {
    return { prompt: '', actions: [] };
  }
  override release(): void {}
  override scoreSheet(): ScoreSheet {
    return { rows: [], totals: [], few: true };
  }
}

test('whoever sits before the one who began the round deals, though bots have played since', () => {
  const table = new Plain({} as TableHost<'plis'>);
  const view = (round: number, turn: number): View<'plis'> =>
    ({ round, turn, seat: 0, seats: [{}, {}, {}], hand: ['pA'] }) as unknown as View<'plis'>;
  const from = (): string | undefined => [...table.dealt().values()][0];
  table.update(view(1, 2), null);
  assert.equal(from(), 'seat:1');
  table.update(view(1, 0), null);
  assert.equal(from(), 'seat:1');
  table.update(view(2, 0), null);
  assert.equal(from(), 'seat:2');
});
