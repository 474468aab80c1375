import type { Plugin } from 'vite';

const SLIM = '\0slim-localize';

/**
 * Has a script build carry of `@shoelace-style/localize` what the elements use. Of a script, no other element of a page
 * shares the registry anyway.
 */
export function slimLocalize(): Plugin {
  return {
    name: 'slim-localize',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === '@shoelace-style/localize' ? SLIM : null),
    load: (id) => (id === SLIM ? code : null),
  };
}

const code = `
  const translations = new Map();
  const hosts = new Set();
  export function registerTranslation(translation) {
    translations.set(translation.$code, translation);
    for (const host of hosts) host.requestUpdate();
  }
  const translationFor = (lang) => {
    const { language, region } = new Intl.Locale(lang);
    return translations.get((language + '-' + region).toLowerCase()) ?? translations.get(language);
  };
  export class LocalizeController {
    constructor(host) {
      this.host = host;
      host.addController(this);
    }
    hostConnected() {
      hosts.add(this.host);
    }
    hostDisconnected() {
      hosts.delete(this.host);
    }
    exists(key, { lang }) {
      return translationFor(lang) !== undefined;
    }
    term(key) {
      return translationFor(this.lang())[key];
    }
  }
`;
