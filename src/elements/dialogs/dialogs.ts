import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Options } from '../../engine/index.js';
import type { Words } from '../../locales/words.js';
import type { Commands } from '../commands.js';
import type { TablePlay } from '../table-play.js';
import { confirmDialog, type Question } from './confirm-dialog.js';
import { dialogStyles } from './dialog.styles.js';
import { dialogTemplate, type DialogContent } from './dialog-template.js';
import { finderDialogStyles } from './finder-dialog.styles.js';
import { finderDialog } from './finder-dialog.js';
import { movesDialog } from './moves-dialog.js';
import { optionsDialogStyles } from './options-dialog.styles.js';
import { optionsDialog } from './options-dialog.js';
import { pageOf, type Page } from './page.js';
import { rulesDialogStyles } from './rules-dialog.styles.js';
import { rulesDialog } from './rules-dialog.js';
import { statisticsDialogStyles } from './statistics-dialog.styles.js';
import { statisticsDialog } from './statistics-dialog.js';

const STYLES = [dialogStyles, finderDialogStyles, optionsDialogStyles, rulesDialogStyles, statisticsDialogStyles];

type DialogName = 'page' | 'question';

/** The element whose dialogs these are. Before its first update it has no root yet. */
export type DialogsHost = ReactiveControllerHost & { readonly renderRoot: ParentNode | undefined };

/**
 * The dialogs of a game: a page, and a question that may come on top of it. They are native modal dialogs in
 * the host's shadow root: the browser keeps the focus in them, closes them on Escape, gives the focus back.
 */
export class Dialogs implements ReactiveController {
  readonly #host: DialogsHost;
  readonly #closed: () => void;
  #page: Page | undefined;
  /** What the dialogs were opened for. */
  readonly #shown: Partial<Record<DialogName, object | undefined>> = {};
  /** The options as they are chosen so far. */
  #draft: Options = {};
  /** What is searched for. */
  #search = '';
  #question: { readonly kind: Question; readonly answer: (yes: boolean) => void } | undefined;

  /** @param closed called when a page has closed, and the focus may have nowhere to go back to */
  constructor(host: DialogsHost, closed: () => void) {
    this.#host = host;
    this.#closed = closed;
    host.addController(this);
  }

  /** Whether a dialog is open. */
  get open(): boolean {
    return this.#page !== undefined || this.#question !== undefined;
  }

  /**
   * Opens a page on what is on the table now, if there is something to show.
   * @param commands what the player chooses in it is done by these
   */
  showOf(type: Page['type'], play: TablePlay, commands: Commands): void {
    const page = pageOf(type, play, commands, () => this.close());
    if (page) this.show(page);
  }

  /** Opens a page in place of the one that may be open. */
  show(page: Page): void {
    this.close();
    this.#page = page;
    this.#search = '';
    if (page.type === 'options') this.#draft = page.options;
    this.#host.requestUpdate();
  }

  /**
   * Asks the player.
   * @returns true only for a plain yes; closing the dialog in any way is a no
   */
  ask(kind: Question): Promise<boolean> {
    this.#answer(false);
    return new Promise((resolve) => {
      this.#question = { kind, answer: resolve };
      this.#host.requestUpdate();
    });
  }

  /** Closes all; an open question is answered with no. */
  close(): void {
    this.#answer(false);
    this.#closePage();
  }

  /** The dialogs, open or not; for the end of the host's shadow root. */
  render(words: Words): TemplateResult {
    return html`${dialogTemplate('page', this.#pageContent(words), words, () => this.#closePage())}
    ${dialogTemplate(
      'question',
      this.#question && confirmDialog(this.#question.kind, words, (yes) => this.#answer(yes)),
      words,
      () => this.#answer(false),
    )}`;
  }

  /** A dialog opens after its content is there, so that the browser finds what to focus. */
  hostUpdated(): void {
    this.#open('page', this.#page);
    this.#open('question', this.#question);
    const page = this.#element('page');
    // The button that was pressed may have gone with its move.
    if (this.#page?.type === 'move-list' && page?.open && !page.matches(':focus-within')) {
      page.querySelector('button')?.focus();
    }
  }

  /** Opens a dialog for its content once: shut by the player, it says so only later, and is not to open again. */
  #open(name: DialogName, content: object | undefined): void {
    if (content === this.#shown[name]) return;
    this.#shown[name] = content;
    const dialog = this.#element(name);
    if (!content || !dialog?.isConnected || dialog.open) return;
    this.#adoptStyles();
    dialog.showModal();
  }

  /** A modal dialog that leaves the page would come back as one that is not modal. */
  hostDisconnected(): void {
    this.close();
  }

  #adoptStyles(): void {
    const root = this.#host.renderRoot as ShadowRoot;
    const sheets = STYLES.map(({ styleSheet }) => styleSheet!);
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
  }

  #pageContent(words: Words): DialogContent | undefined {
    const page = this.#page;
    switch (page?.type) {
      case undefined:
        return undefined;
      case 'options':
        return optionsDialog(page.variant, this.#draft, words, {
          choose: (name, value) => {
            this.#draft = { ...this.#draft, [name]: value };
            this.#host.requestUpdate();
          },
          apply: () => void this.#apply(page),
          cancel: () => this.#closePage(),
        });
      case 'rules':
        return rulesDialog(page.variant, words);
      case 'statistics':
        return statisticsDialog(page, words);
      case 'move-list':
        return movesDialog(page, words);
      case 'finder':
        return finderDialog(page, this.#search, words, (text) => {
          this.#search = text;
          this.#host.requestUpdate();
        });
    }
  }

  async #apply(page: Extract<Page, { type: 'options' }>): Promise<void> {
    if (page.underWay && !(await this.ask('leave'))) return;
    if (this.#page !== page) return;
    const options = this.#draft;
    this.#closePage();
    page.apply(options);
  }

  /** The element closes before its content goes: the focus goes back to where it was. */
  #closePage(): void {
    if (!this.#page) return;
    this.#page = undefined;
    this.#element('page')?.close();
    this.#host.requestUpdate();
    this.#closed();
  }

  #answer(yes: boolean): void {
    const question = this.#question;
    if (!question) return;
    this.#question = undefined;
    this.#element('question')?.close();
    this.#host.requestUpdate();
    question.answer(yes);
  }

  #element(name: DialogName): HTMLDialogElement | null {
    return this.#host.renderRoot?.querySelector<HTMLDialogElement>(`dialog.${name}`) ?? null;
  }
}
