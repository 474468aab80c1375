import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { noChange, render, type RootPart } from 'lit/html.js';
import { adoptStyles, type Style } from './style-sheets.js';

export { html, noChange, nothing } from 'lit/html.js';
export { adoptStyles, css } from './style-sheets.js';
export const isServer = false;

/** How a property is declared: of lit's ways, those that the elements use. */
interface Declaration {
  /** False where it has none; its own name when left out. */
  readonly attribute?: string | false;
  /** A text when left out. */
  readonly type?: BooleanConstructor;
  /** Whether the attribute follows the property, which is true or false. */
  readonly reflect?: boolean;
}

type Properties = Readonly<Record<string, Declaration>>;

/**
 * The class of elements with lit's cycle of updates: draws into a shadow root by lit's templates, once for all that has
 * changed. The tests of the elements pass with either class.
 */
export class LitElement extends HTMLElement implements ReactiveControllerHost {
  static styles: readonly Style[] = [];
  static properties: Properties = {};

  /** The browser asks for them once, when a class is defined. */
  static get observedAttributes(): string[] {
    for (const name of Object.keys(this.properties)) {
      Object.defineProperty(this.prototype, name, {
        get(this: LitElement) {
          return this.#values.get(name);
        },
        set(this: LitElement, value) {
          const before = this.#values.get(name);
          this.#values.set(name, value);
          if (!Object.is(before, value)) this.requestUpdate(name, before);
        },
      });
    }
    return Object.keys(this.properties).flatMap((name) => attributeOf(this.properties, name) || []);
  }

  renderRoot: ShadowRoot | undefined;
  hasUpdated = false;
  readonly #values = new Map<string, unknown>();
  /** What was set before the class was defined goes before what the constructors set. */
  readonly #early: [string, unknown][] = [];
  readonly #controllers = new Set<ReactiveController>();
  #part: RootPart | undefined;
  /** What has changed since the last update, with what it was. */
  #changed = new Map<string, unknown>();
  #isPending = false;
  #isReflecting = false;
  #connect!: () => void;
  /** The last update that was asked for. There is none before the element is in a page. */
  #update = new Promise<void>((resolve) => (this.#connect = resolve));

  constructor() {
    super();
    for (const name of Object.keys(this.#properties)) {
      if (!Object.hasOwn(this, name)) continue;
      this.#early.push([name, this[name as keyof this]]);
      Reflect.deleteProperty(this, name);
    }
    this.requestUpdate();
  }

  get #properties(): Properties {
    return (this.constructor as typeof LitElement).properties;
  }

  addController(controller: ReactiveController): void {
    this.#controllers.add(controller);
    if (this.renderRoot && this.isConnected) controller.hostConnected?.();
  }

  removeController(controller: ReactiveController): void {
    this.#controllers.delete(controller);
  }

  connectedCallback(): void {
    this.#attachRoot();
    this.#connect();
    for (const controller of this.#controllers) controller.hostConnected?.();
    this.#part?.setConnected(true);
  }

  disconnectedCallback(): void {
    for (const controller of this.#controllers) controller.hostDisconnected?.();
    this.#part?.setConnected(false);
  }

  attributeChangedCallback(changed: string, _before: string | null, text: string | null): void {
    if (this.#isReflecting) return;
    const properties = this.#properties;
    const name = Object.keys(properties).find((one) => attributeOf(properties, one) === changed)!;
    this[name as keyof this] = (properties[name]!.type ? text !== null : text) as this[keyof this];
  }

  requestUpdate(name?: string, before?: unknown): void {
    if (name && !this.#changed.has(name)) this.#changed.set(name, before);
    if (this.#isPending) return;
    this.#isPending = true;
    this.#update = this.#updateAfter(this.#update);
  }

  /** Whether nothing more was asked for by the update that is made now. */
  get updateComplete(): Promise<boolean> {
    return this.#update.then(() => !this.#isPending);
  }

  async #updateAfter(last: Promise<void>): Promise<void> {
    // That it failed, if it did, has been told.
    await last.catch(() => undefined);
    await this.scheduleUpdate();
  }

  protected scheduleUpdate(): Promise<unknown> | undefined {
    this.performUpdate();
    return undefined;
  }

  protected performUpdate(): void {
    if (!this.#isPending) return;
    const root = this.#attachRoot();
    for (const [name, value] of this.#early.splice(0)) this[name as keyof this] = value as this[keyof this];
    let template;
    try {
      this.willUpdate(this.#changed);
      for (const controller of this.#controllers) controller.hostUpdate?.();
      template = this.render();
      this.#reflect();
    } finally {
      // What is asked for from here on is for another update.
      this.#changed = new Map();
      this.#isPending = false;
    }
    this.#part = render(template, root, { host: this, isConnected: this.isConnected });
    for (const controller of this.#controllers) controller.hostUpdated?.();
    this.hasUpdated = true;
  }

  protected willUpdate(_changed: ReadonlyMap<string, unknown>): void {
    // For classes that want it.
  }

  protected render(): unknown {
    return noChange;
  }

  #attachRoot(): ShadowRoot {
    if (!this.renderRoot) {
      this.renderRoot = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      adoptStyles(this.renderRoot, (this.constructor as typeof LitElement).styles);
    }
    return this.renderRoot;
  }

  #reflect(): void {
    this.#isReflecting = true;
    const properties = this.#properties;
    for (const name of this.#changed.keys()) {
      if (properties[name]?.reflect) this.toggleAttribute(attributeOf(properties, name), !!this.#values.get(name));
    }
    this.#isReflecting = false;
  }
}

/** The attribute of a property; empty where it has none. */
function attributeOf(properties: Properties, name: string): string {
  const { attribute = name.toLowerCase() } = properties[name]!;
  return attribute || '';
}
