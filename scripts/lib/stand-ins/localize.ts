import type { ReactiveController, ReactiveControllerHost } from 'lit';

const hosts = new Set<ReactiveControllerHost>();

/** Has all elements that are in a page updated. */
export function update(): void {
  for (const host of hosts) host.requestUpdate();
}

export abstract class LocalizeController implements ReactiveController {
  constructor(readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    hosts.add(this.host);
  }

  hostDisconnected(): void {
    hosts.delete(this.host);
  }
}
