import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Amenez les 52 cartes sur les quatre fondations, une par enseigne, de l’as au roi.'],
  rules: [
    'Les piles se construisent en descendant et en alternant rouge et noir : un neuf rouge reçoit un huit noir.',
    'Une suite face visible, ou sa dernière partie, se déplace d’un bloc.',
    'Une pile vide accepte un roi ou une suite qui commence par un roi.',
    'Une carte face cachée qui se libère se retourne d’elle-même.',
    'Retournez le talon sur la défausse ; seule la carte du dessus de la défausse peut être jouée.',
    'Quand le talon est vide, la défausse redevient le talon, dans le même ordre.',
    'La carte du dessus d’une fondation peut revenir sur les piles.',
    'Un double-clic envoie une carte sur sa fondation ; sur une fondation, il envoie toutes celles qui peuvent y aller.',
  ],
  options: [
    'Cartes retournées à la fois : une ou trois.',
    'Passages supplémentaires : combien de fois la défausse redevient le talon. Deux au départ.',
    'Seulement des rois sur les piles vides : sans ce réglage, toute carte ou suite peut y aller.',
  ],
  scoring: ['Un point par carte sur une fondation, repris si elle la quitte. Le maximum est de 52.'],
};
const stock = 'Les 24 autres cartes forment le talon. La défausse et les fondations sont vides au départ.';

/** The rules pages in French. */
export default {
  'rules.escalator': {
    setup: [
      'Une pyramide de 28 cartes, toutes face visible, en rangées d’une à sept. Chaque carte est à moitié couverte par deux cartes de la rangée suivante.',
      'Les 24 autres cartes forment le talon. Pour commencer, la première est retournée.',
    ],
    goal: ['Videz toute la pyramide.'],
    rules: [
      'Une carte libre de la pyramide va sur la défausse si elle vaut un rang de plus ou de moins que la carte qui s’y trouve. Les enseignes ne comptent pas.',
      'L’as et le roi sont voisins : chacun va sur l’autre.',
      'Si rien ne convient, retournez la carte suivante du talon. Il n’y a qu’un seul passage.',
    ],
    options: ['Ce jeu n’a pas de réglages.'],
    scoring: ['Un point par carte retirée de la pyramide. Le maximum est de 28.'],
    strategy: [
      'Quand deux cartes conviennent, prenez celle qui mène à la plus longue série.',
      'Découvrez de façon égale : une carte ne se libère que lorsque les deux qui la couvrent sont parties.',
      'Cherchez une série qui fait demi-tour avant de retourner le talon.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Sept piles de quatre cartes ; en partant du bas : une cachée, une visible, une cachée, une visible.', stock],
    strategy: [
      'Une carte visible sous une carte cachée attend que celle-ci soit retournée et partie.',
      'Toutes les piles ont la même longueur : travaillez celle qui cache la carte dont vous avez besoin en premier.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Sept piles d’une à sept cartes, de gauche à droite, toutes face visible.', stock],
    strategy: [
      'Rien n’est caché dans les piles : cherchez d’abord les cartes basses et frayez-vous un chemin jusqu’à elles.',
      'Ne laissez pas une carte basse disparaître sous une longue suite.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Sept piles d’une à sept cartes, de gauche à droite. Seule la dernière de chaque pile est face visible.', stock],
    strategy: [
      'Retournez d’abord les cartes cachées, en commençant par les piles les plus longues.',
      'Ne videz une pile que si un roi attend d’y prendre place.',
      'Les as et les 2 montent tout de suite. Gardez les cartes plus hautes tant qu’elles peuvent en porter d’autres.',
    ],
  },
} satisfies RulesTexts;
