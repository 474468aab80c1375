import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Amenez les 52 cartes sur les quatre fondations, une par enseigne, de l’as au roi.';
const alternating = 'Les piles se construisent en descendant et en alternant rouge et noir : un neuf rouge reçoit un huit noir.';
const runMoves = 'Une suite face visible, ou sa dernière partie, se déplace d’un bloc.';
const turnsUp = 'Une carte face cachée qui se libère se retourne d’elle-même.';
const turnStock = 'Retournez le talon sur la défausse ; seule la carte du dessus de la défausse peut être jouée.';
const turnBack = 'Quand le talon est vide, la défausse redevient le talon, dans le même ordre.';
const backToTableau = 'La carte du dessus d’une fondation peut revenir sur les piles.';
const doubleClick = 'Un double-clic envoie une carte sur sa fondation ; sur une fondation, il envoie toutes celles qui peuvent y aller.';
const drawOption = 'Cartes retournées à la fois : une ou trois.';
const twoRedeals = 'Passages supplémentaires : combien de fois la défausse redevient le talon. Deux au départ.';
const pointsTakenBack = 'Un point par carte sur une fondation, repris si elle la quitte. Le maximum est de 52.';
const noRedeals = 'Passages supplémentaires : combien de fois la défausse redevient le talon. Aucun au départ.';
const kingsSwitchedOn = 'Seulement des rois sur les piles vides : avec ce réglage, aucune autre carte ne peut commencer une pile.';
const growingPiles = 'Sept piles d’une à sept cartes, de gauche à droite. Seule la dernière de chaque pile est face visible.';
const emptyAnyRun = 'Une pile vide accepte toute carte ou suite.';
const nextFromStock = 'Si rien ne convient, retournez la carte suivante du talon. Il n’y a qu’un seul passage.';
const noOptions = 'Ce jeu n’a pas de réglages.';
const eightOpenColumns = 'Les 52 cartes sont face visible en huit colonnes : quatre de sept cartes et quatre de six. Quatre cellules sont vides.';
const cellAndColumn = 'Une cellule accueille une carte, n’importe laquelle. Une colonne vide accepte toute carte ou suite.';
const runThroughCells = 'Une suite se déplace d’un bloc si ses cartes peuvent y aller une à une : une carte de plus qu’il n’y a de cellules vides, et deux fois plus pour chaque colonne vide.';
const points = 'Un point par carte sur une fondation. Le maximum est de 52.';
const columnsInSuit = 'Les colonnes se construisent en descendant, dans une seule enseigne. Une colonne vide accepte un roi ou une suite qui commence par un roi.';
const cell = 'Une cellule accueille une carte, n’importe laquelle.';
const comesBack = 'La carte du dessus d’une fondation peut revenir.';
const kingsSwitchedOff = 'Seulement des rois sur les piles vides : sans ce réglage, toute carte ou suite peut aller sur une colonne vide.';
const anySuit = 'Les piles se construisent en descendant, sans tenir compte des enseignes : un neuf reçoit n’importe quel huit.';
const runInSuit = 'Seule une suite d’une même enseigne se déplace d’un bloc. Une pile vide accepte toute carte ou suite.';
const dealToAll = 'Un clic sur le talon distribue une carte à chaque pile, mais seulement si aucune n’est vide.';
const wholeSuitUp = 'Une suite complète va sur une fondation, par un double-clic ou à la main, et y reste.';
const buildInSuit = 'Restez dans la même enseigne chaque fois que possible : les suites mélangées se bloquent entre elles.';
const turnUpFirst = 'Retournez d’abord les cartes cachées, et videz les piles courtes.';
const sortBeforeDeal = 'Profitez d’une pile vide pour trier les suites avant de distribuer, car il faudra alors la remplir.';
const fourWholeSuits = 'Formez 4 suites complètes, chacune d’une seule enseigne, du roi à l’as, et amenez-les sur les fondations.';
const pointsInSuit = 'Un point par carte posée sur celle du rang juste au-dessus, de même enseigne. Le maximum est de 48.';
const anyFaceUp = 'Toute carte face visible peut se déplacer, avec toutes celles qui la couvrent, en ordre ou non.';
const emptyKing = 'Une pile vide accepte un roi, avec toutes les cartes qui le couvrent.';
const eightSuitsUp = 'Amenez les 104 cartes sur les huit fondations, chacune d’une seule enseigne, de l’as au roi.';
const runUpWhole = 'Une suite monte tout entière. Une carte montée ne redescend pas.';
const suitsFromBase = 'Amenez les 52 cartes sur les fondations, chacune d’une seule enseigne, en montant à partir du rang de base ; après le roi vient l’as.';
const pointsFromBase = 'Un point par carte sur une fondation. La première y est dès le départ ; le maximum est de 52.';
const allSuitsUp = 'Amenez toutes les cartes sur les fondations, chacune d’une seule enseigne, de l’as au roi.';
const lastCardMoves = 'Seule la dernière carte d’une pile se déplace. Les piles se construisent en descendant, sans tenir compte des enseignes : un neuf reçoit n’importe quel huit.';
const emptyAny = 'Une pile vide accepte toute carte.';
const pointsUp = 'Un point par carte montée. Le maximum est de 48.';
const staysUp = 'Une carte montée ne redescend pas.';
const removeAll = 'Retirez les 52 cartes.';
const pointsOut = 'Un point par carte retirée. Le maximum est de 52.';

/** The rules pages of the games of the collection, in French. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Six piles de six cartes. La première est entièrement face visible ; chaque pile suivante a une carte cachée de plus.',
      'Les 16 autres cartes forment le talon. La défausse et les fondations sont vides au départ.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Une pile vide accepte un roi ou une suite qui commence par un roi.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Seulement des rois sur les piles vides : sans ce réglage, toute carte ou suite peut y aller.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'Le talon est court et passe trois fois : ce qui ne vous sert pas maintenant, vous le reverrez bientôt.',
      'Les piles de droite cachent le plus de cartes : dégagez-les d’abord.',
      'Six piles laissent peu de place : une pile vide est donc précieuse.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Les 52 cartes forment le talon. Sept piles, la défausse et quatre fondations sont vides au départ.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Une pile vide accepte toute carte et toute suite.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Cartes retournées à la fois : une ou trois. Trois au départ.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Ne remplissez pas les sept piles d’un coup : une pile commencée par une carte basse reste longtemps bloquée.',
      'Au début, seule une carte sur trois peut être jouée. Comptez celles qui se libèrent quand vous en prenez une.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [
      growingPiles,
      'Les 24 autres cartes forment le talon. La défausse et les fondations sont vides au départ.',
    ],
    goal: [fourSuitsUp],
    rules: [
      'Les piles se construisent en descendant, dans n’importe quelle enseigne sauf la même : le neuf de cœur reçoit tout huit qui n’est pas de cœur.',
      'Toute carte face visible se déplace avec toutes celles qui la couvrent.',
      emptyAnyRun,
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [drawOption, twoRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Trois cartes sur quatre vont presque partout : cherchez le coup qui découvre une carte, pas n’importe quel coup possible.',
      'Gardez les enseignes séparées tant que vous le pouvez, pour que les suites montent sans peine à la fin.',
      'Une pile vide accepte tout : videz donc tôt les plus courtes.',
    ],
  },
  'rules.golf': {
    setup: [
      'Sept colonnes de cinq cartes, toutes face visible. Les 17 autres cartes forment le talon.',
      'Pour commencer, la première carte du talon est retournée.',
    ],
    goal: ['Amenez les 35 cartes des colonnes sur la défausse.'],
    rules: [
      'La dernière carte d’une colonne va sur la défausse si elle vaut un rang de plus ou de moins que la carte qui s’y trouve. Les enseignes ne comptent pas.',
      'Rien ne va sur un roi, et seul un 2 va sur un as.',
      nextFromStock,
    ],
    options: ['Roi et as voisins : avec ce réglage, la dame et l’as vont sur un roi, le roi et le 2 sur un as.'],
    scoring: ['Un point par carte retirée des colonnes. Le maximum est de 35.'],
    strategy: [
      'Cherchez de longues séries avant d’en jouer la première carte.',
      'Un roi met fin à une série : ne le jouez qu’en dernier.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Une pyramide de 28 cartes en rangées d’une à sept. Chaque carte est à moitié couverte par deux cartes de la rangée suivante. Seules les sept de la rangée du bas sont face visible.',
      'Les 24 autres cartes forment le talon. Pour commencer, la première est retournée.',
    ],
    goal: ['Videz toute la pyramide.'],
    rules: [
      'Une carte face visible de la pyramide va sur la défausse si elle vaut un rang de plus ou de moins que la carte qui s’y trouve. Les enseignes ne comptent pas.',
      'L’as et le roi sont voisins : chacun va sur l’autre.',
      'Une carte se retourne dès qu’aucune autre ne la couvre.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Un point par carte retirée de la pyramide. Le maximum est de 28.'],
    strategy: [
      'Quand deux voisines sont parties, une carte se découvre : préférez celle dont la voisine est déjà partie.',
      'De deux cartes équivalentes, jouez celle qui en cache le plus.',
    ],
  },
  'rules.freecell': {
    setup: [
      eightOpenColumns,
      'Les donnes 1 à 32000 sont celles que les joueurs de FreeCell connaissent par leur numéro.',
    ],
    goal: [fourSuitsUp],
    rules: [
      'Les colonnes se construisent en descendant et en alternant rouge et noir : un neuf rouge reçoit un huit noir.',
      cellAndColumn,
      runThroughCells,
      'Une carte dont aucune autre ne peut plus avoir besoin monte d’elle-même. Une carte montée ne redescend pas.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Presque toutes les donnes peuvent être gagnées : réfléchissez d’abord, et gardez les cellules vides.',
      'Dégagez les as et les 2, et regardez ce qui les couvre avant de commencer.',
      'Une colonne vide vaut plus qu’une cellule vide.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'Les colonnes se construisent en descendant, dans une seule enseigne : le neuf de cœur ne reçoit que le huit de cœur.',
      cellAndColumn,
      runThroughCells,
      'Toute carte qui peut monter monte d’elle-même et ne redescend pas.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Chaque carte n’a qu’une seule place dans les colonnes : voyez ce qui la couvre avant d’y déplacer quoi que ce soit.',
      'Ne remplissez une cellule que si vous savez comment elle se videra.',
      'Videz tôt une colonne entière, sinon les cellules ne suffiront pas.',
    ],
  },
  'rules.eight-off': {
    setup: [
      'Huit colonnes de six cartes, toutes face visible. Les quatre dernières cartes occupent les quatre premières de huit cellules.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'D’une suite, on peut déplacer d’un coup une carte de plus qu’il n’y a de cellules vides.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'La moitié des cellules est libre au départ : servez-vous-en pour amener des rois sur des colonnes vides.',
      'Gardez deux cellules vides aussi longtemps que possible.',
    ],
  },
  'rules.seahaven': {
    setup: [
      'Dix colonnes de cinq cartes, toutes face visible. Les deux dernières cartes occupent les deux cellules du milieu, sur quatre.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'D’une suite, on peut déplacer d’un coup une carte de plus qu’il n’y a de cellules vides. Vers sa fondation, elle part tout entière.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Avant de poser une carte sur sa voisine, voyez ce qu’il y a sous l’une et l’autre : ce qui est enterré dessous le reste.',
      'Ne videz une colonne que si un roi est à portée de main.',
    ],
  },
  'rules.spider': {
    setup: [
      'Dix piles, avec 104 cartes : six dans la première, la quatrième, la septième et la dixième, cinq dans les autres. Seule la dernière de chaque pile est face visible.',
      'Les 50 autres cartes forment le talon, de quoi faire cinq tours.',
    ],
    options: ['Nombre d’enseignes : quatre, deux ou une. Moins il y en a, plus le jeu est facile.'],
    goal: [
      'Formez 8 suites complètes, chacune d’une seule enseigne, du roi à l’as, et amenez-les sur les fondations.',
    ],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Un point par carte posée sur celle du rang juste au-dessus, de même enseigne. Le maximum est de 96.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [
      growingPiles,
      'Les 24 autres cartes forment le talon : trois tours de sept, puis trois cartes pour finir.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Sept piles de trois cartes. Seule la dernière de chaque pile est face visible.',
      'Les 31 autres cartes forment le talon : quatre tours de sept, puis trois cartes pour finir.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Les 52 cartes sont réparties en sept piles. La première n’a qu’une carte ; dans chacune des autres, les cinq dernières sont face visible, sur une à six cartes cachées.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Une carte face cachée qui se libère se retourne d’elle-même. Une carte montée ne redescend pas.',
    ],
    options: ['Seulement des rois sur les piles vides : sans ce réglage, toute carte peut y aller.'],
    scoring: [points],
    strategy: [
      'Avant toute chose, retournez les cartes cachées.',
      'Chaque carte a deux places possibles : voyez d’abord où elles se trouvent toutes les deux.',
    ],
  },
  'rules.scorpion': {
    setup: [
      'Sept piles de sept cartes. Dans les quatre premières, les trois cartes du dessous sont face cachée. Trois cartes forment le talon.',
    ],
    goal: ['Formez dans les piles quatre suites complètes, chacune d’une seule enseigne, du roi à l’as.'],
    rules: [
      'Les piles se construisent en descendant, dans une seule enseigne : le neuf de cœur ne reçoit que le huit de cœur.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Un clic sur le talon distribue ses trois cartes aux trois premières piles, une seule fois.',
    ],
    options: [noOptions],
    scoring: [
      'Trois points par carte retournée, un par carte posée sur celle du rang juste au-dessus, de même enseigne, quatre par suite complète. Le maximum est de 100.',
    ],
    strategy: [
      'Retournez les cartes cachées, et cherchez les rois qui peuvent se déplacer.',
      'Une carte qui se trouve sous celle où elle doit aller ne peut pas être jouée : repérez ces cartes avant d’allonger une pile.',
      'Gardez le talon pour le moment où il ne reste rien d’autre à faire.',
    ],
  },
  'rules.forty-thieves': {
    setup: [
      'Dix piles de quatre cartes, toutes face visible, avec deux jeux de cartes. Les 64 autres cartes forment le talon.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'Les piles se construisent en descendant, dans une seule enseigne. Une pile vide accepte toute carte.',
      'Une suite se déplace d’un bloc si ses cartes peuvent y aller une à une : deux cartes avec une pile vide, quatre avec deux.',
      'Retournez le talon sur la défausse, une carte à la fois. La carte du dessus de la défausse peut être jouée.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Cinq points par carte sur une fondation, et 60 par fondation complète. Le maximum est de 1000.'],
    strategy: [
      'Videz une pile avant de retourner beaucoup de cartes : c’est la seule place pour celles qui ne vont nulle part.',
      'Ne construisez pas sur une carte dont vous aurez bientôt besoin ailleurs.',
      'La défausse est visible en entier : jouez de façon que ses cartes puissent en ressortir.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Huit piles de trois cartes, avec deux jeux de cartes. Seule la dernière de chaque pile est face visible.',
      'Les 80 autres cartes forment le talon, de quoi faire dix tours.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'Les piles se construisent en descendant et en alternant rouge et noir. Une suite face visible, ou sa dernière partie, se déplace d’un bloc.',
      emptyAnyRun,
      turnsUp,
      'Un clic sur le talon distribue une carte à chaque pile.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Cinq points par carte sur une fondation, et 60 par fondation complète. Deux par carte d’une pile posée sur une carte du rang juste au-dessus, rouge sur noir ou noir sur rouge. Une partie gagnée vaut 1000.',
    ],
    strategy: [
      'Retournez tôt les 16 cartes cachées, tant que les piles sont courtes.',
      'Videz une pile avant de distribuer, et ne distribuez que s’il ne reste rien d’autre à faire.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Treize cartes forment la réserve, la dernière face visible. Quatre cartes commencent quatre piles, et une la première fondation : son rang est le rang de base. Les 34 autres cartes forment le talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Les piles se construisent en descendant et en alternant rouge et noir ; un roi va sur un as. Une suite, ou sa dernière partie, se déplace d’un bloc.',
      'Une pile vide est aussitôt remplie par la réserve. Quand la réserve est épuisée, elle accepte toute carte ou suite.',
      'Retournez le talon sur la défausse. Quand il est vide, la défausse redevient le talon, dans le même ordre.',
      'La carte du dessus d’une fondation peut revenir, mais pas la toute première.',
    ],
    options: [
      drawOption,
      'Passages supplémentaires : combien de fois la défausse redevient le talon. Sans limite au départ.',
    ],
    scoring: [pointsFromBase],
    strategy: [
      'Avant toute chose, videz la réserve.',
      'Ne cherchez pas à tout prix à faire monter les cartes au même rythme : une carte sur une pile peut en porter d’autres de la réserve.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Sept piles d’une à sept cartes ; seule la dernière de chaque pile est face visible.',
      'Une carte commence la première fondation : son rang est le rang de base. Les 23 autres cartes forment le talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Les piles se construisent en descendant, rouge sur rouge et noir sur noir : un neuf rouge reçoit un huit rouge, un as reçoit un roi.',
      'Une suite face visible se déplace d’un bloc ; elle s’arrête à une carte du rang de base.',
      'Une pile vide n’est remplie que par le talon.',
      'Un clic sur le talon distribue une carte à chaque pile ; il en reste deux pour le dernier tour.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Dégagez d’abord les cartes du rang de base.',
      'Les quatre tours du talon enterrent ce que vous avez trié : avant chacun, jouez tous les coups qui découvrent une carte.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Treize cartes entre les ailes forment la réserve, toutes face cachée sauf celle du dessous. Huit piles d’une carte sont les ailes. Une carte commence la première fondation : son rang est le rang de base. Les 30 autres cartes forment le talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Les piles se construisent en descendant, dans une seule enseigne, carte par carte, un roi sur un as. Aucune pile n’a plus de trois cartes.',
      'Une pile vide est aussitôt remplie par la réserve. Quand la réserve est épuisée, elle accepte toute carte.',
      'La dernière carte de la réserve se joue comme toute autre.',
      'Retournez le talon sur la défausse, une carte à la fois ; la défausse peut redevenir le talon.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Videz les piles aussi vite que possible tant qu’il reste une réserve.',
      'Trois cartes remplissent une pile : n’en fermez pas une par-dessus une carte dont vous aurez bientôt besoin.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Les quatre as commencent les fondations. Les 48 autres cartes sont face visible en huit piles de six.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'La carte du dessus d’une fondation peut revenir, mais pas l’as.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Repérez les 2 et les 3, et videz en premier les piles qui les cachent.',
      'Une pile vide est la seule place disponible : ne la remplissez que pour en vider une autre.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Les 52 cartes sont face visible en 13 piles de quatre. Les rois vont au bas de leur pile.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Une pile vide reste vide.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'La plupart des donnes peuvent être gagnées : cherchez les cartes basses et dégagez ce qui les couvre.',
      'Construisez de longues suites sur les piles dont les cartes du dessous ne servent pas de sitôt.',
      'Une pile vidée ne sert à personne : laissez-y la dernière carte si elle peut encore en porter d’autres.',
    ],
  },
  'rules.fortress': {
    setup: [
      'Les 52 cartes sont face visible en dix piles : six dans la première et la sixième, cinq dans les autres.',
    ],
    goal: [fourSuitsUp],
    rules: [
      'Seule la dernière carte d’une pile se déplace. Les piles se construisent dans une seule enseigne, en montant ou en descendant, comme vous voulez, et peuvent changer de sens.',
      emptyAny,
      staysUp,
    ],
    options: ['Roi et as voisins : avec ce réglage, l’as et le roi se suivent dans les piles.'],
    scoring: [points],
    strategy: [
      'Une suite déplacée carte par carte change de sens : servez-vous-en pour amener les cartes basses au bout.',
      'Videz tôt une pile et gardez-la vide.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Une pyramide de 28 cartes en rangées d’une à sept. Chaque carte est à moitié couverte par deux cartes de la rangée suivante. Seule la rangée du bas est face visible. Les 24 autres cartes forment le talon.',
    ],
    goal: [removeAll],
    rules: [
      'Deux cartes libres qui font treize partent ensemble : posez l’une sur l’autre. L’as compte un, le valet onze, la dame douze. Le roi part seul, d’un clic.',
      'Sont libres les cartes de la pyramide qu’aucune autre ne couvre, et la carte du dessus de la défausse.',
      'Les deux cartes du dessus de la défausse partent ensemble d’un clic, si elles font treize.',
      'Retournez le talon sur la défausse, une carte à la fois.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Quand une carte a plusieurs partenaires, prenez celle qui libère le plus la pyramide.',
      'Retenez où sont les partenaires des cartes enterrées : quand toutes les quatre sont parties, la carte reste.',
    ],
  },
  'rules.fourteen': {
    setup: [
      'Les 52 cartes sont face visible en douze piles : cinq dans les quatre premières, quatre dans les autres.',
    ],
    goal: [removeAll],
    rules: [
      'Les dernières cartes de deux piles partent ensemble si elles font quatorze : posez l’une sur l’autre.',
      'L’as compte un et part avec un roi, le 2 avec une dame, le 3 avec un valet.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Tout est visible : cherchez les piles où une carte couvre sa propre partenaire, et libérez-les d’abord.',
      'Les 7 s’associent entre eux. N’en bloquez pas deux avec les deux autres.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Un carré de 25 cartes face visible. Les 27 autres cartes forment le talon.'],
    goal: [removeAll],
    rules: [
      'Deux cartes de même rang qui se touchent, par un côté ou par un coin, partent ensemble : posez l’une sur l’autre.',
      'Un clic sur le talon comble les trous : les cartes avancent dans le sens de la lecture, et le talon remplit les places restantes.',
      'Faites-le chaque fois qu’il y a des trous.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Prévoyez quelles cartes se toucheront une fois les trous comblés, et choisissez vos paires en conséquence.',
      'Les paires proches de la fin du carré déplacent le moins les autres cartes.',
    ],
  },
  'rules.block-ten': {
    setup: ['Neuf cartes sont face visible en carré. Les 43 autres cartes forment le talon.'],
    goal: ['Retirez toutes les cartes sauf les quatre 10.'],
    rules: [
      'Deux cartes qui font dix partent ensemble : posez l’une sur l’autre. L’as compte un.',
      'Deux valets, deux dames ou deux rois partent aussi ensemble. Les 10 restent.',
      'Le talon remplit aussitôt les deux places.',
    ],
    options: [noOptions],
    scoring: ['Un point par carte retirée. Le maximum est de 48.'],
    strategy: [
      'Les 10 ne font que prendre de la place : à quatre, ils n’en laissent que cinq.',
      'De deux paires, prenez celle dont les cartes ont le moins de partenaires restantes.',
    ],
  },
  'rules.cruel': {
    setup: ['Les quatre as commencent les fondations. Les 48 autres cartes sont réparties en douze piles de quatre.'],
    goal: [allSuitsUp],
    rules: [
      'Seule la dernière carte d’une pile se déplace. Les piles se construisent en descendant, dans une seule enseigne. Une pile vide reste vide.',
      'Un clic sur le talon redistribue : les piles sont ramassées dans l’ordre, de la carte du dessous de la première à la dernière carte de la dernière, puis étalées de nouveau par quatre.',
      staysUp,
    ],
    options: ['Passages supplémentaires : combien de fois on peut redistribuer les piles. Sans limite au départ.'],
    scoring: [pointsUp],
    strategy: [
      'Redistribuer ne décale que les piles situées après la première qui a changé : travaillez de la dernière pile vers la première.',
      'Redistribuez tant qu’il reste un coup ou deux, pour que les piles se décalent juste de ce qu’il vous faut.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Les 52 cartes sont face visible en quatre rangées de 13. Puis les as sont retirés et laissent quatre trous.',
    ],
    goal: ['Mettez chaque rangée en ordre : une seule enseigne, du 2 au roi, de gauche à droite.'],
    rules: [
      'Un trou reçoit la carte qui suit sa voisine de gauche, dans la même enseigne. Au bout à gauche, il reçoit n’importe quel 2.',
      'Rien ne va dans un trou situé après un roi ou après un autre trou.',
      'Les cartes en ordre depuis le bout gauche ne bougent plus.',
      'Quand aucun trou ne peut être comblé, un clic sur le talon redistribue : toutes les cartes qui ne sont pas en ordre sont mélangées, et le trou de chaque rangée se place après celles qui le sont.',
    ],
    options: [
      'Passages supplémentaires : combien de fois on peut redistribuer les cartes. Deux au départ.',
      'Trous n’importe où après redistribution : avec ce réglage, ils n’attendent pas après les cartes en ordre.',
    ],
    scoring: ['Un point par carte en ordre depuis le bout gauche de sa rangée. Le maximum est de 48.'],
    strategy: [
      'Suivez chaque trou jusqu’au bout : chaque coup laisse un autre trou, jusqu’à ce que l’un finisse après un roi.',
      'Dégagez d’abord les bouts de gauche : chaque 2 qui y arrive commence une rangée.',
    ],
  },
  'rules.accordion': {
    setup: ['Les 52 cartes sont face visible en une seule longue rangée, qui continue de ligne en ligne.'],
    goal: ['Resserrez la rangée jusqu’à une seule carte.'],
    rules: [
      'Une carte couvre celle qui la précède, ou la troisième avant elle, si le rang ou l’enseigne est le même.',
      'La carte couverte est retirée, et la rangée se resserre.',
    ],
    options: [noOptions],
    scoring: ['Un point par carte retirée. Le maximum est de 51.'],
    strategy: [
      'Peu de donnes se gagnent : une rangée de cinq ou six cartes est une bonne fin.',
      'Préférez les coups qui rapprochent à bonne distance des cartes de même rang ou de même enseigne.',
      'Gardez les quatre cartes d’un même rang vers la fin de la rangée, pour couvrir les autres avec elles à la fin.',
    ],
  },
  'rules.clock': {
    setup: [
      'Les 52 cartes sont face cachée en 13 piles de quatre : douze comme les heures d’une horloge, une au centre. La dernière carte du centre est retournée.',
    ],
    goal: ['Retournez toutes les cartes avant que n’arrive le quatrième roi.'],
    rules: [
      'La carte du centre va à l’heure de son rang, l’as à une heure, la dame à douze heures ; la carte du dessous de cette pile vient alors au centre.',
      'Un roi reste au centre, et la carte du dessous y remonte.',
      'Il n’y a rien à choisir : un clic joue la carte.',
    ],
    options: [noOptions],
    scoring: ['Un point par carte à son heure. Le maximum est de 48.'],
    strategy: ['Aucune n’aide : une donne sur treize réussit.'],
  },
} satisfies RulesTexts;
