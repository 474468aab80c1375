import type { CardId, Changes, PileId } from '../engine/index.js';
import { celebrate, glide, shake, snapshot, type GlideOptions, type Motion } from '../interaction/motion.js';
import { SolitaireCard } from './solitaire-card.js';
import type { TableSurface } from './table-surface.js';

/** Milliseconds between two cards, and for all of them, where a move takes several one after another. */
const PACE = {
  transfer: { stagger: 0, limit: 600 },
  remove: { stagger: 0, limit: 600 },
  deal: { stagger: 60, limit: 600 },
  redeal: { stagger: 10, limit: 500 },
  sequence: { stagger: 90, limit: 1900 },
};
const DEAL_OUT = { stagger: 28, limit: 1000 };

/** What is to be seen once the table is drawn anew. */
type Coming = { readonly from: ReadonlyMap<CardId, DOMRect>; readonly options: GlideOptions } | 'deal-out';

/** Shows what has changed on a table, after the change: the state never waits for it. */
export class TableMotion {
  #coming: Coming | undefined;
  #celebrates = false;
  /** All that moves: cards may still be on their way when others set out. */
  readonly #running = new Set<Motion>();

  constructor(private readonly surface: TableSurface) {}

  /** Remembers where cards are drawn, before a move is shown. */
  remember({ move, cards }: Changes): void {
    this.#celebrates = false;
    if (!this.surface.drawn) return;
    this.#coming = {
      from: this.#places(),
      options: {
        ...PACE[move.type],
        raise: new Set(cards.filter(({ from, to }) => from.pile !== to.pile).map(({ card }) => card.id)),
        flips: new Set(cards.filter(({ turned }) => turned).map(({ card }) => card.id)),
      },
    };
  }

  /** Remembers where cards are drawn, to let them glide home or to where they lie otherwise. */
  rememberAll(): void {
    this.#celebrates = false;
    if (!this.surface.drawn) return;
    this.#coming = { from: this.#places(), options: {} };
  }

  /** The next drawing of the table deals the cards out. */
  dealOut(): void {
    this.#coming = 'deal-out';
  }

  /** After what comes next, the cards celebrate. */
  celebrate(): void {
    this.#celebrates = true;
  }

  /** Shows what was remembered; to be called when the table is drawn. */
  play(): void {
    const coming = this.#coming;
    if (!coming) return;
    this.#coming = undefined;
    const { table } = this.surface;
    const motion =
      coming === 'deal-out'
        ? this.#dealOut()
        : glide(table, this.#inOrder(coming), coming.from, coming.options);
    this.#run(motion);
    void motion.finished.then(() => {
      if (!this.#celebrates || this.#running.size || !table.isConnected) return;
      this.#celebrates = false;
      this.#run(celebrate(table, this.#cards().reverse()));
    });
  }

  /** Shakes the top cards of a pile, or the pile itself. */
  shake(pile: PileId, count: number): void {
    const cards = count ? this.surface.cardElements(pile).slice(-count) : [];
    shake(this.surface.table, cards.length ? cards : [this.surface.pileElement(pile)]);
  }

  /**
   * Ends at once all that moves.
   * @returns whether anything did
   */
  skip(): boolean {
    const moves = this.#running.size > 0;
    this.#coming = undefined;
    this.#celebrates = false;
    for (const motion of this.#running) motion.skip();
    this.#running.clear();
    return moves;
  }

  #run(motion: Motion): void {
    this.#running.add(motion);
    void motion.finished.then(() => this.#running.delete(motion));
  }

  #dealOut(): Motion {
    const stock = this.surface.table.querySelector('[part~="stock"]')?.getBoundingClientRect();
    const dealt = this.#cards().filter((card) => !card.parentElement!.matches('[part~="stock"]'));
    const rows = dealt
      .map((card) => ({ card, row: [...card.parentElement!.children].indexOf(card) }))
      .sort((a, b) => a.row - b.row)
      .map(({ card }) => card);
    const from = new Map(stock ? rows.map((card) => [card.card!.id, stock]) : []);
    return glide(this.surface.table, byId(rows), from, DEAL_OUT);
  }

  /** All cards, those that are raised first and in the order in which they were moved. */
  #inOrder({ options: { raise } }: Exclude<Coming, 'deal-out'>): Map<CardId, SolitaireCard> {
    const all = byId(this.#cards());
    const first = [...(raise ?? [])].flatMap((id): [CardId, SolitaireCard][] =>
      all.has(id) ? [[id, all.get(id)!]] : [],
    );
    return new Map([...first, ...all]);
  }

  #places(): Map<CardId, DOMRect> {
    return snapshot(byId(this.#cards()));
  }

  #cards(): SolitaireCard[] {
    return [...this.surface.table.querySelectorAll('solitaire-card')] as SolitaireCard[];
  }
}

/** Cards by id; those that others hide altogether are left out, for nothing is seen of them. */
function byId(cards: readonly SolitaireCard[]): Map<CardId, SolitaireCard> {
  return new Map(cards.filter(({ buried }) => !buried).map((card) => [card.card!.id, card]));
}
