import { nothing } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';

/**
 * Makes the controls of the element that it ends one stop for the Tab key, with the arrow keys, Home and End
 * between them. It stands behind the last control, so that it sees those of this rendering. Controls below each other
 * have the arrows up and down.
 */
class RovingFocus extends Directive {
  #bar: HTMLElement | undefined;
  /** The control that Tab leads to, and its place. */
  #stop: HTMLElement | undefined;
  #place = 0;
  /** The control that has the focus. */
  #focused: HTMLElement | undefined;

  #isList = false;

  override render(_direction?: 'down'): typeof nothing {
    return nothing;
  }

  override update({ parentNode }: ChildPart, [direction]: [direction?: 'down']): typeof nothing {
    this.#isList = direction === 'down';
    if (parentNode !== this.#bar) this.#listen((this.#bar = parentNode as HTMLElement));
    this.#arrange();
    return nothing;
  }

  #listen(bar: HTMLElement): void {
    bar.addEventListener('keydown', (event) => this.#onKeydown(event));
    bar.addEventListener('focusin', ({ target }) => {
      this.#focused = this.#stop = target as HTMLElement;
      this.#arrange();
    });
    bar.addEventListener('focusout', ({ target }) => {
      // A control that is taken away while it has the focus may lose it first, and #arrange still needs it.
      queueMicrotask(() => {
        if (this.#focused === target && this.#focused.isConnected) this.#focused = undefined;
      });
    });
  }

  get #controls(): HTMLElement[] {
    return [...this.#bar!.querySelectorAll<HTMLElement>('button, select')];
  }

  /** Gives the stop to the control that had it, or to the one in its place; and so with the focus. */
  #arrange(): void {
    const controls = this.#controls;
    if (!this.#stop || !controls.includes(this.#stop)) {
      this.#stop = controls[Math.min(this.#place, controls.length - 1)];
    }
    for (const [place, control] of controls.entries()) {
      control.tabIndex = control === this.#stop ? 0 : -1;
      if (control === this.#stop) this.#place = place;
    }
    if (this.#focused && !this.#focused.isConnected) {
      this.#focused = undefined;
      this.#stop?.focus();
    }
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const controls = this.#controls;
    const from = controls.indexOf(event.target as HTMLElement);
    const to = this.#target(event.key, from, controls.length);
    if (from < 0 || to === undefined) return;
    event.preventDefault();
    controls.at(to % controls.length)!.focus();
  }

  #target(key: string, from: number, count: number): number | undefined {
    const forward = getComputedStyle(this.#bar!).direction === 'rtl' ? -1 : 1;
    switch (key) {
      case this.#isList ? 'ArrowDown' : 'ArrowRight':
        return from + (this.#isList ? 1 : forward);
      case this.#isList ? 'ArrowUp' : 'ArrowLeft':
        return from - (this.#isList ? 1 : forward);
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
      default:
        return undefined;
    }
  }
}

export const rovingFocus = directive(RovingFocus);
