import type { Pile, SimpleMove } from '../../engine/index.js';
import { builds, cardOf, KING, rankOf, suitOf } from './cards.js';
import {
  cardMoved,
  FROM_FOUNDATION,
  FROM_STOCK,
  FROM_TABLEAU,
  sourceOf,
  targetOf,
  TO_EMPTY,
  TO_FOUNDATION,
} from './frame.js';
import type { BuildingProblem } from './problem.js';

/**
 * A line of the search as moves of the game, on to the end, where all that is left goes up.
 * @param path the moves of the search, from the position of the problem to one where all cards lie open
 */
export function lineOf(problem: BuildingProblem, path: readonly number[]): SimpleMove[] {
  const table = new Table(problem);
  for (const move of path) table.play(move);
  table.finish();
  return table.moves;
}

interface Column {
  readonly id: string;
  readonly cards: number[];
}

/** A table on which a line is played: piles and moves as the game has them. */
class Table {
  readonly moves: SimpleMove[] = [];
  readonly #draw: number;
  readonly #tableau: readonly Column[];
  readonly #foundations: readonly Column[];
  readonly #waste: Column;
  readonly #stock: Column;

  constructor({ tableau, foundations, waste, stock, draw }: BuildingProblem) {
    this.#draw = draw;
    this.#tableau = tableau.map(columnOf);
    this.#foundations = foundations.map(columnOf);
    this.#waste = columnOf(waste);
    this.#stock = columnOf(stock);
  }

  /**
   * Plays a move of the search: cards that lie in its way go to the other card of the pair, the stock is
   * turned.
   */
  play(move: number): void {
    const card = cardMoved(move);
    const toFoundation = targetOf(move) === TO_FOUNDATION;
    const from = this.#bring(sourceOf(move), card, toFoundation);
    const to = toFoundation
      ? this.#foundationFor(card)
      : this.#columnFor(card, targetOf(move) === TO_EMPTY || card >= KING);
    this.#transfer(from, to, from.cards.length - from.cards.indexOf(card));
  }

  /** Sends up all that is left. */
  finish(): void {
    for (let card = this.#nextUp(); card !== undefined; card = this.#nextUp()) {
      const inTableau = this.#tableau.some(({ cards }) => cards.includes(card));
      this.play((inTableau ? FROM_TABLEAU : FROM_STOCK) | TO_FOUNDATION | card);
    }
  }

  /** Makes a card ready to be taken; the pile where it lies. */
  #bring(source: number, card: number, alone: boolean): Column {
    switch (source) {
      case FROM_STOCK:
        while (top(this.#waste) !== card) this.#turn();
        return this.#waste;
      case FROM_FOUNDATION:
        return this.#foundations.find((column) => top(column) === card)!;
      default:
        return this.#free(card, alone);
    }
  }

  /** Where a card lies in the tableau; `alone`, what lies on it has gone to the other card of its pair. */
  #free(card: number, alone: boolean): Column {
    const column = this.#tableau.find(({ cards }) => cards.includes(card))!;
    const above = column.cards.indexOf(card) + 1;
    if (alone && above < column.cards.length) {
      this.#transfer(column, this.#columnFor(column.cards[above]!, false), column.cards.length - above);
    }
    return column;
  }

  #turn(): void {
    const stock = this.#stock.cards;
    const waste = this.#waste.cards;
    if (stock.length) {
      this.moves.push({ type: 'deal' });
      waste.push(...stock.splice(-this.#draw).reverse());
    } else {
      this.moves.push({ type: 'redeal' });
      stock.push(...waste.splice(0).reverse());
    }
  }

  #columnFor(card: number, empty: boolean): Column {
    return this.#tableau.find((column) => {
      const below = top(column);
      return below === undefined ? empty : !empty && builds(below, card);
    })!;
  }

  #foundationFor(card: number): Column {
    const rank = rankOf(card);
    return this.#foundations.find(
      ({ cards }) => cards.length === rank && (rank === 0 || suitOf(cards[0]!) === suitOf(card)),
    )!;
  }

  #transfer(from: Column, to: Column, count: number): void {
    this.moves.push({ type: 'transfer', from: from.id, to: to.id, count });
    to.cards.push(...from.cards.splice(-count));
  }

  /**
   * A card that can go up: the one that comes first, of those on the tableau, of those in waste and stock.
   */
  #nextUp(): number | undefined {
    const waiting = [...this.#waste.cards, ...this.#stock.cards];
    const tops = this.#tableau.map(top);
    return [...tops, ...waiting.reverse()].find((card) => card !== undefined && this.#foundationFor(card));
  }
}

function columnOf({ id, cards }: Pile): Column {
  return { id, cards: cards.map(cardOf) };
}

function top({ cards }: Column): number | undefined {
  return cards[cards.length - 1];
}
