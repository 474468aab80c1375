import 'solitaire-elements/define/solitaire-game';
