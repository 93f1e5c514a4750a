import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HandOrder } from '../../src/pieces/hand-order.ts';
import { handCardWidth, layOutHand } from '../../src/pieces/hand-layout.ts';

const codes = (order: HandOrder): string => order.held.map((held) => held.code).join('');

test('several rows lie side by side where there is room, and use it', () => {
  const { places } = layOutHand(17, 385, 48);
  const rows = new Map<number, number[]>();
  for (const { x, y } of places) rows.set(y, [...(rows.get(y) ?? []), x]);
  for (const row of rows.values()) {
    const [left = 0, next = 0] = row;
    assert.ok(next - left >= 48, `cards lie ${next - left} px apart`);
  }
});

test('cards that stay keep place and identity, new ones come last', () => {
  const order = new HandOrder();
  order.take(['A', 'B', 'A']);
  const [first, , third] = order.held;
  order.take(['A', 'Z', 'A']);
  assert.equal(codes(order), 'AAZ');
  assert.deepEqual(
    order.held.slice(0, 2).map((held) => held.id),
    [first?.id, third?.id],
  );
  assert.deepEqual([...order.arrived], [order.held[2]?.id]);
});

test('among equal cards the one that was played leaves', () => {
  const order = new HandOrder();
  order.take(['A', 'B', 'A']);
  const played = order.held[0]?.id ?? '';
  order.take(['A', 'B'], new Set([played]));
  assert.equal(codes(order), 'BA');
});

test('the owner’s order stays when a card comes', () => {
  const order = new HandOrder();
  order.take(['A', 'B', 'C']);
  order.move(order.held[0]?.id ?? '', 2);
  assert.equal(codes(order), 'BCA');
  order.take(['A', 'B', 'C', 'D']);
  assert.equal(codes(order), 'BCAD');
  order.sort((a, b) => (a < b ? 1 : -1));
  assert.equal(codes(order), 'DCBA');
});

test('cards that are given back lie where they lay, the latest first', () => {
  const order = new HandOrder();
  order.take(['A', 'B', 'C', 'D', 'A']);
  order.move(order.held[4]?.id ?? '', 1);
  assert.equal(codes(order), 'AABCD');
  const ids = order.held.map((held) => held.id);
  order.take(['A', 'A', 'C'], new Set());
  order.take(['A', 'C'], new Set([ids[0] ?? '']));
  assert.equal(codes(order), 'AC');
  order.take(['A', 'A', 'C'], new Set(), true);
  assert.equal(codes(order), 'AAC');
  order.take(['A', 'A', 'B', 'C', 'D'], new Set(), true);
  assert.deepEqual(
    order.held.map((held) => held.id),
    ids,
  );
  // What has never been here comes last.
  order.take(['A', 'A', 'B', 'C', 'D', 'Z'], new Set(), true);
  assert.equal(codes(order), 'AABCDZ');
});

test('a hand just dealt has no arrivals', () => {
  const order = new HandOrder();
  order.take(['A', 'B']);
  assert.equal(order.arrived.size, 0);
});

for (const [width, height] of [
  [344, 640],
  [374, 844],
  [740, 1024],
  [1024, 820],
] as const) {
  for (const count of [1, 2, 7, 10, 15, 20, 40]) {
    test(`${count} cards in ${width} px leave each a strip of 44 px to touch`, () => {
      const cardWidth = handCardWidth(width + 16, height);
      const layout = layOutHand(count, width, cardWidth);
      assert.equal(layout.places.length, count);
      for (const [index, place] of layout.places.entries()) {
        assert.ok(place.x >= -0.5 && place.x + cardWidth <= width + 0.5, `card ${index} lies inside`);
        assert.ok(place.y + cardWidth * 1.4 <= layout.height + 0.5, `card ${index} has height`);
        const next = layout.places[index + 1];
        if (next && next.y === place.y)
          assert.ok(next.x - place.x >= 43.9, `card ${index} shows ${next.x - place.x} px`);
      }
    });
  }
}

test('a hand keeps the height that it had at the deal, and its cards stay in it', () => {
  const width = handCardWidth(390, 844);
  for (const most of [17, 16, 10]) {
    const { height } = layOutHand(most, 374, width);
    for (let count = most; count >= 0; count--) {
      const layout = layOutHand(count, 374, width, most);
      assert.equal(layout.height, height, `${count} of ${most} cards`);
      const tops = layout.places.map(({ y }) => y);
      const bottoms = tops.map((y) => y + width * 1.4);
      assert.ok(
        Math.min(height, ...tops) >= -0.1 && Math.max(0, ...bottoms) <= height + 0.1,
        `${count} of ${most} lie in it`,
      );
      // No hole of a row: what is left above them is left below.
      if (count > 4)
        assert.ok(Math.min(...tops) < 1 && height - Math.max(...bottoms) < 1, `${count} of ${most} fill it`);
    }
  }
});
