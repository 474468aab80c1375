import { css } from 'lit';

/** What all dialogs have in common. */
export const dialogStyles = css`
  .dialog {
    padding: 0;
    width: min(34em, 100vw - 24px);
    max-width: none;
    max-height: min(47em, 100dvb - 24px);
    overflow: hidden;
  }
  .question {
    width: min(25.6em, 100vw - 24px);
  }
  .dialog::backdrop {
    background: var(--solitaire-backdrop, #07130c8c);
  }
  .dialog-frame {
    display: flex;
    flex-direction: column;
    max-height: inherit;
  }
  .dialog-title {
    flex: none;
    margin: 0;
    padding-block: 16px 4px;
    padding-inline: 20px 56px;
    font-size: 1.13em;
    font-weight: 650;
    line-height: 1.3;
  }
  .dialog-body {
    flex: 1 1 auto;
    min-height: 0;
    overflow: auto;
    padding: 0 20px 16px;
  }
  .dialog-body h3 {
    margin: 1em 0 0.3em;
    color: var(--_accent);
    font-size: 0.87em;
    font-weight: 650;
  }
  .dialog-body :is(p, li) {
    margin: 0 0 0.4em;
  }
  .dialog-body ul {
    margin: 0;
    padding-inline-start: 1.15em;
  }
  .dialog-body .dialog-hint {
    margin: 1.25em 0 0;
    font-size: 0.87em;
    opacity: 0.75;
  }
  .dialog-body .move-list {
    padding: 0;
    list-style: none;
  }
  .move-list .dialog-button {
    width: 100%;
    padding-block: 6px;
    font-weight: 400;
    line-height: 1.3;
    text-align: start;
  }
  /* The table is seen beside it. */
  .dialog[part~='dialog-move-list'] {
    max-height: 55dvb;
    margin-bottom: 12px;
  }
  .dialog[part~='dialog-move-list']::backdrop {
    background: none;
  }
  .dialog-buttons {
    padding: 12px 20px 16px;
    border-top: 1px solid var(--_line);
  }

  /* In a low window, a small frame for instance, all of it scrolls. */
  @media (height < 20rem) {
    .dialog-frame {
      display: block;
      overflow: auto;
    }
    .dialog-body {
      overflow: visible;
    }
  }
`;
