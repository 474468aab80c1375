import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Words } from '../../locales/words.js';
import { groupsOf, search, type FoundGame, type GameGroup } from '../finding.js';
import { rovingFocus } from '../roving-focus.js';
import type { DialogContent } from './dialog-template.js';

/** What the finder shows. */
export interface FinderPage {
  /** The ids of the games to choose from, and of those that were played, the last one first. */
  readonly ids: readonly string[];
  readonly last: readonly string[];
  /** The id of the game on the table. */
  readonly present: string | undefined;
  readonly choose: (id: string) => void;
}

/**
 * A game to find: by its name or its family, with how long it takes and how often it can be won.
 * @param text what is searched for
 * @param type called with every change of it
 */
export function finderDialog(
  { ids, last, present, choose }: FinderPage,
  text: string,
  words: Words,
  type: (text: string) => void,
): DialogContent {
  const found = search(groupsOf(ids, last, words), text);
  const games = found.flatMap((group) => group.games);
  const onInput = ({ target }: Event) => type((target as HTMLInputElement).value);
  const onKeydown = (event: KeyboardEvent) => {
    // What is being composed of several keys is not chosen yet.
    if (event.isComposing) return;
    if (event.key === 'Enter' && games[0]) choose(games[0].id);
    else if (event.key === 'ArrowDown') firstGame(event)?.focus();
    else return;
    event.preventDefault();
  };
  return {
    name: 'finder',
    title: words.text('toolbar.variant'),
    body: html`<input
        class="finder-search"
        part="finder-search"
        type="search"
        autofocus
        autocomplete="off"
        aria-label=${words.text('finder.search')}
        placeholder=${words.text('finder.search')}
        .value=${text}
        @input=${onInput}
        @keydown=${onKeydown}
      />
      <p class="dialog-hint" part="dialog-hint" role="status">${words.text('finder.count', { count: games.length })}</p>
      <div class="finder">
        ${found.map((group) => groupTemplate(group, present, words, choose))} ${rovingFocus('down')}
      </div>`,
  };
}

function groupTemplate(
  { name, games }: GameGroup,
  present: string | undefined,
  words: Words,
  choose: (id: string) => void,
): TemplateResult {
  return html`<h3 part="dialog-heading">${name}</h3>
    <ul class="move-list" part="move-list" aria-label=${name}>
      ${games.map((game) => html`<li>${gameTemplate(game, game.id === present, words, () => choose(game.id))}</li>`)}
    </ul>`;
}

function gameTemplate(game: FoundGame, isPresent: boolean, words: Words, choose: () => void): TemplateResult {
  const { name, minutes, wins } = game;
  const facts = wins && words.listed([words.text('finder.minutes', { count: minutes! }), words.text(`wins.${wins}`)]);
  return html`<button
    type="button"
    class="dialog-button"
    part="dialog-button"
    aria-current=${ifDefined(isPresent ? 'true' : undefined)}
    @click=${choose}
  >
    <span class="finder-name">${name}</span>
    ${facts && html`<span class="finder-facts" part="finder-facts">${facts}</span>`}
  </button>`;
}

function firstGame({ currentTarget }: Event): HTMLElement | null {
  return (currentTarget as HTMLElement).parentElement!.querySelector('.finder button');
}
