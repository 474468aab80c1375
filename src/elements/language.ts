import { LocalizeController, type Translation } from '@shoelace-style/localize';
import type { LitElement } from 'lit';
import { onServer } from '../faces/index.js';
import { languageFor, languages, type LanguageModules } from '../locales/language-modules.js';
import { registerMessages, TERM } from '../locales/register-messages.js';
import type { Texts } from '../locales/texts.js';
import { Words } from '../locales/words.js';

interface OurTranslation extends Translation {
  readonly [TERM]: Texts;
}

/** What was asked for, so that it is loaded once, and whether it has come. */
const asked = new Map<unknown, boolean>();

/**
 * The language of an element: that of its `lang`, or of the nearest ancestor that has one, in whichever tree; English
 * where none has. It follows every change of these, and loads what there is of the language.
 */
export class Language extends LocalizeController<OurTranslation> {
  readonly #element: LitElement;
  readonly #failed: (error: Error) => void;
  readonly #observer: MutationObserver | undefined;
  #words = new Words('en', {});
  /** What there is for the very tag, and for the language that it belongs to. */
  #own: Texts | undefined;
  #common: Texts | undefined;
  #tag = 'en';

  /** @param failed called when a language cannot be loaded; English stays then */
  constructor(element: LitElement, failed: (error: Error) => void) {
    super(element);
    this.#element = element;
    this.#failed = failed;
    // There is none on a server.
    if (typeof MutationObserver !== 'undefined') {
      this.#observer = new MutationObserver(() => element.requestUpdate());
    }
  }

  get words(): Words {
    return this.#words;
  }

  override lang(): string {
    return this.#tag;
  }

  override hostConnected(): void {
    super.hostConnected();
    for (const { root } of rootsOf(this.#element)) {
      this.#observer?.observe(root, { subtree: true, attributeFilter: ['lang'] });
    }
    this.#resolve();
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    this.#observer?.disconnect();
  }

  hostUpdate(): void {
    this.#resolve();
  }

  /** Finds out the language; there are other words only when it or its texts have changed. */
  #resolve(): void {
    const { tag, code } = languageOf(this.#element);
    const own = this.#textsIn(tag);
    const common = this.#textsIn(code);
    if (!common && !onServer) void this.#load(code, 'texts');
    const lang = own || common ? tag : 'en';
    if (lang === this.#words.lang && own === this.#own && common === this.#common) return;
    this.#own = own;
    this.#common = common;
    this.#words = new Words(lang, { ...common, ...own }, (key) => this.#loadFor(key, code));
  }

  #textsIn(tag: string): Texts | undefined {
    this.#tag = tag;
    return this.exists(TERM, { lang: tag, includeFallback: false }) ? (this.term(TERM) as unknown as Texts) : undefined;
  }

  /** Loads what a name or a rules page may be in: those of the games that are there from the start, then the others. */
  #loadFor(missing: string, code: string): void {
    const parts = missing.startsWith('rules.') ? (['rules', 'collectionRules'] as const) : (['collection'] as const);
    const part = parts.find((name) => !asked.get(languages[code]?.[name]));
    if (part) void this.#load(code, part);
  }

  async #load(code: string, part: keyof LanguageModules): Promise<void> {
    const load = languages[code]?.[part];
    if (!load || asked.has(load)) return;
    asked.set(load, false);
    try {
      const { default: texts } = await load();
      asked.set(load, true);
      registerMessages(code, texts);
    } catch (error) {
      this.#failed(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** The tag that is in force for an element, and the code of the language that it gets. */
function languageOf(element: Element): { tag: string; code: string } {
  // On a server, what stands on the element is all that is known.
  for (const { from } of onServer ? [{ from: element }] : rootsOf(element)) {
    const speaker = onServer ? from : from.closest('[lang]:not([lang=""])');
    const tag = speaker?.getAttribute('lang')?.replaceAll('_', '-');
    try {
      if (tag) return { tag, code: languageFor(tag) };
    } catch {
      // A page's `lang` may hold anything.
      break;
    }
  }
  return { tag: 'en', code: 'en' };
}

/** The trees that an element is in, from the innermost, and the element that stands in each for it. */
function* rootsOf(element: Element): Generator<{ readonly root: Node; readonly from: Element }> {
  for (let from: Element | undefined = element; from; ) {
    const root: Node = from.getRootNode();
    yield { root, from };
    from = root instanceof ShadowRoot ? root.host : undefined;
  }
}
