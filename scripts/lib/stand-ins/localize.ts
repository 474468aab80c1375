import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface Translation {
  readonly $code: string;
  readonly [key: string]: unknown;
}

const translations = new Map<string, Translation>();
const hosts = new Set<ReactiveControllerHost>();

/** Of a script, no other element of a page shares the texts. */
export function registerTranslation(translation: Translation): void {
  translations.set(translation.$code, translation);
  for (const host of hosts) host.requestUpdate();
}

function translationFor(lang: string): Translation | undefined {
  const { language, region } = new Intl.Locale(lang);
  return translations.get(`${language}-${region}`.toLowerCase()) ?? translations.get(language);
}

export abstract class LocalizeController implements ReactiveController {
  constructor(readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  abstract lang(): string;

  hostConnected(): void {
    hosts.add(this.host);
  }

  hostDisconnected(): void {
    hosts.delete(this.host);
  }

  exists(_key: string, { lang }: { lang: string }): boolean {
    return translationFor(lang) !== undefined;
  }

  term(key: string): unknown {
    return translationFor(this.lang())?.[key];
  }
}
