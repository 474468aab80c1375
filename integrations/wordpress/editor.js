/** The block in the editor: its settings at the side, and in the text what it will be. MIT licence. */
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h, Fragment } = element;
  const { __ } = i18n;

  /** Every game of the collection, by its id. */
  const VARIANTS = {
    klondike: 'Klondike',
    athena: 'Athena',
    saratoga: 'Saratoga',
    'aunt-mary': 'Aunt Mary',
    'gold-mine': 'Gold Mine',
    'thumb-and-pouch': 'Thumb and Pouch',
    escalator: 'Escalator',
    elevator: 'Elevator',
    golf: 'Golf',
    freecell: 'FreeCell',
    'bakers-game': 'Baker’s Game',
    'eight-off': 'Eight Off',
    seahaven: 'Seahaven',
    spider: 'Spider',
    spiderette: 'Spiderette',
    'will-o-the-wisp': 'Will o’ the Wisp',
    yukon: 'Yukon',
    scorpion: 'Scorpion',
    'forty-thieves': 'Forty Thieves',
    gypsy: 'Gypsy',
    canfield: 'Canfield',
    agnes: 'Agnes',
    'eagle-wing': 'Eagle Wing',
    'beleaguered-castle': 'Beleaguered Castle',
    'bakers-dozen': 'Baker’s Dozen',
    fortress: 'Fortress',
    thirteen: 'Thirteen',
    fourteen: 'Fourteen',
    'monte-carlo': 'Monte Carlo',
    'block-ten': 'Block Ten',
    cruel: 'Cruel',
    gaps: 'Gaps',
    accordion: 'Accordion',
    clock: 'Clock',
  };
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
