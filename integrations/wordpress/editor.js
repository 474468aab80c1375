/** The block in the editor: its settings at the side, and in the text what it will be. MIT licence. */
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h, Fragment } = element;
  const { __ } = i18n;

  const VARIANTS = { klondike: 'Klondike', saratoga: 'Saratoga', athena: 'Athena', escalator: 'Escalator' };
  const TEXTS = {
    deal: [__('Deal number', 'solitaire-elements'), __('Empty: another deal each time.', 'solitaire-elements')],
    options: [__('Options', 'solitaire-elements'), 'draw=3, redeals=unlimited'],
    controls: [__('Controls', 'solitaire-elements'), 'new undo hint'],
  };

  blocks.registerBlockType('solitaire-elements/game', {
    edit({ attributes, setAttributes }) {
      const { variant } = attributes;
      const set = (name) => (value) => setAttributes({ [name]: value });
      const choice = h(components.SelectControl, {
        label: __('Game', 'solitaire-elements'),
        value: variant,
        options: Object.entries(VARIANTS).map(([value, label]) => ({ value, label })),
        onChange: set('variant'),
      });
      const texts = Object.entries(TEXTS).map(([name, [label, help]]) =>
        h(components.TextControl, { key: name, label, help, value: attributes[name], onChange: set(name) }),
      );
      return h(
        Fragment,
        null,
        h(
          blockEditor.InspectorControls,
          null,
          h(components.PanelBody, { title: __('Solitaire', 'solitaire-elements') }, choice, ...texts),
        ),
        h(
          'div',
          blockEditor.useBlockProps(),
          h(components.Placeholder, { icon: 'games', label: VARIANTS[variant] ?? variant }),
        ),
      );
    },
    // What is seen is made by the server, so that a later version of the plugin changes no post.
    save: () => null,
  });
})(window.wp);
