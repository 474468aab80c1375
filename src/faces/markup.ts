import { html, isServer, type TemplateResult } from 'lit';

/** Whether tables are drawn for others, as text. A bundle for pages leaves out what depends on it. */
export const onServer: boolean = isServer;

/**
 * A template that is nothing but a text of markup, for servers: in a page, nodes are made one by one.
 * @param text our own, never a page's
 */
export function markup(text: string): TemplateResult {
  return html(Object.assign([text], { raw: [text] }));
}
