/** A page with a game that is drawn on the server. The browser takes it over when the page's script is there. */
import { html, render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { loadVariant, registerMessages, SolitaireError } from 'solitaire-elements/define';
import german from 'solitaire-elements/locales/de';

registerMessages('de', german);

/**
 * @param asked what the page asks for: `variant`, `deal`, `position` and so on, as the attributes of the element
 * @returns the page
 */
export async function pageOf({ variant, deal, position, options, controls, lang, isStill }) {
  await loaded(variant);
  return collectResultSync(
    render(html`<!doctype html>
      <html lang=${lang ?? 'en'}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Solitaire, drawn on the server</title>
          <link rel="icon" href="icon.svg" />
          <link rel="stylesheet" href="page.css" />
          <script type="module" src="page.js"></script>
        </head>
        <body>
          <h1>Solitaire</h1>
          <solitaire-game
            variant=${ifDefined(variant)}
            deal=${ifDefined(deal)}
            position=${ifDefined(position)}
            options=${ifDefined(options)}
            controls=${ifDefined(controls)}
            lang=${ifDefined(lang)}
            ?static=${isStill}
          ></solitaire-game>
          <p>The table above is there before its script is.</p>
        </body>
      </html>`),
  );
}

/** A game of the collection has to be there before its page is drawn; of one that there is not, the table tells. */
async function loaded(variant) {
  try {
    if (variant !== undefined) await loadVariant(variant);
  } catch (error) {
    if (!(error instanceof SolitaireError)) throw error;
  }
}
