import 'solitaire-elements/hydrate';
