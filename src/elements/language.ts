import { LocalizeController } from '@shoelace-style/localize';
import type { LitElement } from 'lit';
import { onServer } from '../faces/index.js';
import { languageFor } from '../locales/language-for.js';
import { textsFor } from '../locales/register-messages.js';
import type { NamedKey, RulesKey, Texts } from '../locales/texts.js';
import { Words } from '../locales/words.js';
import type * as OtherLanguages from './other-languages.js';

/** What loads languages, from when one is needed. Where it cannot be had, that is told once, and there is none. */
let others: Promise<typeof OtherLanguages | undefined> | undefined;

/**
 * The language of an element: that of its `lang`, or of the nearest ancestor that has one, in whichever tree; English
 * where none has. It follows every change of these, and of the texts, and loads what there is of the language.
 */
export class Language extends LocalizeController {
  readonly #failed: (error: Error) => void;
  // There is none on a server.
  readonly #observer = onServer ? undefined : new MutationObserver(() => this.host.requestUpdate());
  #words = new Words('en', {});
  /** What there is for the very tag, and for the language that it belongs to. */
  #own: Texts | undefined;
  #common: Texts | undefined;

  /** @param failed called when a language cannot be loaded; English stays then */
  constructor(element: LitElement, failed: (error: Error) => void) {
    super(element);
    this.#failed = failed;
  }

  get words(): Words {
    return this.#words;
  }

  override hostConnected(): void {
    super.hostConnected();
    for (const place of placesOf(this.host)) {
      this.#observer?.observe(place.getRootNode(), { subtree: true, attributeFilter: ['lang'] });
    }
    this.hostUpdate();
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    this.#observer?.disconnect();
  }

  /** Finds out the language; there are other words only when it or its texts have changed. */
  hostUpdate(): void {
    const { tag, code } = languageOf(this.host);
    const own = textsFor(tag);
    const common = textsFor(code);
    if (!common) this.#load(code);
    const lang = own || common ? tag : 'en';
    if (lang === this.#words.lang && own === this.#own && common === this.#common) return;
    this.#own = own;
    this.#common = common;
    this.#words = new Words(lang, { ...common, ...own }, (missing) => this.#load(code, missing));
  }

  /** Loads the texts of a language, or what else of it may have one that is missing. */
  #load(code: string, missing?: NamedKey | RulesKey): void {
    if (code === 'en' || onServer) return;
    others ??= import('./other-languages.js').catch((error: unknown) => {
      this.#failed(error as Error);
      return undefined;
    });
    void others.then((part) => part?.loadLanguage(code, missing, this.#failed));
  }
}

/** The tag that is in force for an element, and the code of the language that it gets. */
function languageOf(element: Element): { tag: string; code: string } {
  // On a server, what stands on the element is all that is known.
  for (const place of onServer ? [element] : placesOf(element)) {
    const speaker = onServer ? place : place.closest('[lang]:not([lang=""])');
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

/** The elements that stand for an element in the trees that it is in: itself, the host of its tree, and so on. */
function* placesOf(element: Element): Generator<Element> {
  yield element;
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) yield* placesOf(root.host);
}
