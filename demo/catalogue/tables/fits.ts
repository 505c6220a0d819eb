import type { LocalText } from '#worker/commerce/local-text.ts'

import { words } from '../../words/text.ts'

type Sentences = readonly [LocalText, ...LocalText[]]
type Texts = readonly [string, string, string, string, string]

const fit = (first: Texts, ...more: readonly Texts[]): Sentences => [
  words(...first),
  ...more.map(texts => words(...texts)),
]

/** How a product sits, carries or stands: sentences (templates of `about`) that follow what sets it apart. */
export const fits = {
  slim: fit(
    [
      'The cut is close, with just enough ease for a thin layer.',
      'El corte es ceñido, con la holgura justa para una capa fina.',
      'La coupe est ajustée, avec juste assez d’aisance pour une couche fine.',
      'Der Schnitt ist schmal, mit gerade genug Weite für eine dünne Schicht.',
      'Il taglio è aderente, con lo spazio giusto per uno strato sottile.',
    ],
    [
      'The line follows the body without pressing and sits flat under a harness.',
      'Sigue el cuerpo sin apretar y queda liso bajo el arnés.',
      'La ligne suit le corps sans serrer et reste à plat sous un baudrier.',
      'Die Form folgt dem Körper, ohne zu drücken, und liegt glatt unter dem Gurt.',
      'La linea segue il corpo senza stringere e resta piatta sotto l’imbrago.',
    ],
  ),
  regular: fit(
    [
      'A regular fit leaves room to move and nothing to flap.',
      'El corte normal da libertad de movimiento y no sobra nada.',
      'La coupe droite laisse bouger sans rien de flottant.',
      'Der normale Schnitt lässt Bewegung zu, ohne dass etwas flattert.',
      'La vestibilità regolare lascia muovere senza eccessi.',
    ],
    [
      'Take your usual size: the cut is for shoulders that swing and arms that reach.',
      'Elige tu talla de siempre: el corte cuenta con hombros que giran y brazos que se estiran.',
      'Prenez votre taille habituelle : tout est coupé pour des épaules qui tournent et des bras qui se tendent.',
      'Die gewohnte Größe passt; geschnitten ist alles für Schultern, die schwingen, und Arme, die greifen.',
      'Scegli la tua taglia abituale: tutto è tagliato per spalle che ruotano e braccia che si allungano.',
    ],
    [
      'The length covers the small of the back when you sit on a cold stone.',
      'El largo cubre los riñones al sentarse en una piedra fría.',
      'La longueur couvre le bas du dos quand on s’assied sur une pierre froide.',
      'Die Länge deckt den unteren Rücken, wenn man auf kaltem Stein sitzt.',
      'La lunghezza copre le reni quando ci si siede su una pietra fredda.',
    ],
  ),
  relaxed: fit(
    [
      'The fit is relaxed, the kind you reach for on the second day.',
      'El corte es holgado, de los que apetecen el segundo día.',
      'La coupe est ample, de celles qu’on choisit le deuxième jour.',
      'Der Schnitt ist locker, so wie man es am zweiten Tag mag.',
      'La vestibilità è comoda, quella che si sceglie il secondo giorno.',
    ],
    [
      'Cut with ease through the body, the cloth drapes rather than clings.',
      'El cuerpo amplio cae suelto y no se pega.',
      'La coupe, large au buste, tombe sans coller.',
      'Am Körper weit geschnitten, fällt der Stoff locker, statt anzuliegen.',
      'Il taglio morbido cade libero senza aderire.',
    ],
  ),
  layering: fit(
    [
      'There is room for a warm layer beneath, measured with one on.',
      'Queda sitio para una capa de abrigo, medido con ella puesta.',
      'La coupe a été mesurée par-dessus une couche chaude, et cela se sent.',
      'Darunter ist Platz für eine warme Schicht; gemessen wurde mit ihr.',
      'Sotto c’è posto per uno strato caldo: il taglio è misurato così.',
    ],
    [
      'Sleeves and hem stay down when the arms go up, even over a fleece.',
      'Las mangas y el bajo no suben al levantar los brazos, ni siquiera con un polar debajo.',
      'Manches et bas restent en place bras levés, même sur une polaire.',
      'Ärmel und Saum bleiben unten, wenn die Arme nach oben gehen, auch über Fleece.',
      'Maniche e fondo restano giù anche a braccia alzate, persino sopra un pile.',
    ],
  ),
  women: fit(
    [
      'The pattern was drawn on women, not scaled down: shaped at the waist, easier at the hip.',
      'El patrón se trazó sobre cuerpos de mujer, no se redujo: entallado en la cintura y con holgura en la cadera.',
      'Le patron a été tracé pour les femmes, non réduit : cintré à la taille, plus ample aux hanches.',
      'Der Schnitt wurde an Frauen entwickelt, nicht verkleinert: tailliert und an der Hüfte bequemer.',
      'Il modello è stato disegnato sulle donne, non rimpicciolito: sagomato in vita, più ampio sui fianchi.',
    ],
    [
      'Shoulders a little narrower and a length that meets the hip make for a good fit from the first walk.',
      'Los hombros algo más estrechos y un largo a la cadera hacen que siente bien desde la primera salida.',
      'Des épaules un peu plus étroites et une longueur aux hanches assurent un bon tombé dès la première sortie.',
      'Etwas schmalere Schultern und eine Länge bis zur Hüfte sorgen vom ersten Weg an für guten Sitz.',
      'Spalle un po’ più strette e lunghezza sui fianchi: veste bene dalla prima uscita.',
    ],
  ),
  legs: fit(
    [
      'The waist is high enough under a hip belt, and the legs narrow to clear the boots.',
      'La cintura sube lo justo bajo el cinturón de la mochila y las perneras se estrechan hacia la bota.',
      'La taille monte assez haut sous une ceinture de sac, et les jambes se resserrent vers la chaussure.',
      'Der Bund liegt hoch genug unter dem Hüftgurt, und die Beine werden zum Schuh hin schmaler.',
      'La vita è alta quanto basta sotto la cintura dello zaino e le gambe si stringono verso lo scarpone.',
    ],
    [
      'A soft waistband and a regular leg make light of a long sit on the train home.',
      'La cinturilla suave y la pernera recta se agradecen en el tren de vuelta.',
      'Une ceinture souple et une jambe droite rendent le retour en train agréable.',
      'Ein weicher Bund und ein gerades Bein machen auch die Heimfahrt im Zug bequem.',
      'La fascia morbida e la gamba dritta rendono comodo anche il treno del ritorno.',
    ],
    [
      'The cut is slim through the thigh and free at the knee.',
      'El corte es estrecho en el muslo y libre en la rodilla.',
      'La coupe est près de la cuisse et libre au genou.',
      'Der Schnitt ist am Oberschenkel schmal und am Knie frei.',
      'Il taglio è asciutto sulla coscia e libero sul ginocchio.',
    ],
  ),
  shorts: fit(
    [
      'The leg ends above the knee and never catches on it.',
      'La pernera acaba por encima de la rodilla y nunca se engancha en ella.',
      'La jambe s’arrête au-dessus du genou et ne s’y accroche jamais.',
      'Das Bein endet über dem Knie und bleibt nie daran hängen.',
      'La gamba finisce sopra il ginocchio e non vi si impiglia mai.',
    ],
    [
      'A soft waistband with a flat cord sits well under a hip belt.',
      'La cinturilla suave, con cordón plano, va bien bajo el cinturón de la mochila.',
      'Une ceinture souple à cordon plat se fait oublier sous celle du sac.',
      'Ein weicher Bund mit flacher Kordel sitzt gut unter dem Hüftgurt.',
      'La fascia morbida con cordino piatto sta bene sotto la cintura dello zaino.',
    ],
    [
      'The cut is easy at the thigh, for long steps and short rests.',
      'El corte es holgado en el muslo, para pasos largos y descansos cortos.',
      'La coupe est souple à la cuisse, pour de longs pas et de courtes haltes.',
      'Der Schnitt ist am Oberschenkel locker, für lange Schritte und kurze Pausen.',
      'Il taglio è comodo sulla coscia, per passi lunghi e soste brevi.',
    ],
  ),
  tights: fit(
    [
      'The fit is close from hip to ankle and gives way at the knee.',
      'El ajuste es ceñido de la cadera al tobillo y cede en la rodilla.',
      'La coupe épouse de la hanche à la cheville et cède au genou.',
      'Der Sitz ist von der Hüfte bis zum Knöchel eng und gibt am Knie nach.',
      'La linea aderisce dall’anca alla caviglia e cede sul ginocchio.',
    ],
    [
      'A high waist holds without rolling, on the climb and on the sofa.',
      'La cintura alta sujeta sin enrollarse, en la subida y en el sofá.',
      'La taille haute tient sans rouler, en montée comme sur le canapé.',
      'Der hohe Bund hält, ohne sich zu rollen, im Aufstieg wie auf dem Sofa.',
      'La vita alta tiene senza arrotolarsi, in salita e sul divano.',
    ],
    [
      'The ankle is slim enough for any sock and any boot.',
      'El tobillo es estrecho y va con cualquier calcetín y cualquier bota.',
      'La cheville est assez fine pour toute chaussette et toute chaussure.',
      'Am Knöchel schmal genug für jede Socke und jeden Stiefel.',
      'La caviglia è stretta quanto basta per ogni calzino e ogni scarpone.',
    ],
  ),
  child: fit(
    [
      'Cut with room for a growth spurt and cuffs that a small hand can work.',
      'El corte deja margen para un estirón y los puños se manejan con manos pequeñas.',
      'La coupe prévoit une poussée de croissance, et les petites mains règlent seules les poignets.',
      'Der Schnitt lässt Platz für einen Wachstumsschub, und die Bündchen bedienen kleine Hände selbst.',
      'Il taglio lascia spazio a uno scatto di crescita e le mani piccole se la cavano da sole.',
    ],
    [
      'The fit is easy all round, so nothing pulls while climbing a tree.',
      'El corte es holgado y nada tira al trepar a un árbol.',
      'La coupe est ample partout, et rien ne tire quand on grimpe aux arbres.',
      'Der Schnitt ist rundum locker, damit beim Klettern auf Bäume nichts zieht.',
      'La vestibilità è ampia e nulla tira quando ci si arrampica sugli alberi.',
    ],
  ),
  boot: fit(
    [
      'The fit holds heel and ankle and gives the toes their space on the descent.',
      'El ajuste sujeta talón y tobillo y deja espacio a los dedos en la bajada.',
      'Le chaussant tient talon et cheville et laisse de la place aux orteils en descente.',
      'Die Passform hält Ferse und Knöchel und lässt den Zehen bergab Platz.',
      'La calzata tiene tallone e caviglia e lascia spazio alle dita in discesa.',
    ],
    [
      'Comfortable from the first day, with a medium width that suits most feet.',
      'La comodidad llega el primer día, con un ancho medio que va bien a casi todos los pies.',
      'Le confort vient dès le premier jour, avec une largeur moyenne qui va à la plupart des pieds.',
      'Bequem ab dem ersten Tag, mit mittlerer Weite für die meisten Füße.',
      'Il comfort arriva dal primo giorno, con una larghezza media adatta a quasi tutti i piedi.',
    ],
  ),
  shoe: fit(
    [
      'The fit is snug at the heel and easy in front; between two sizes, take the larger.',
      'El ajuste es firme en el talón y holgado delante; entre dos números, mejor el mayor.',
      'Le chaussant est ferme au talon et souple à l’avant ; entre deux pointures, prenez la plus grande.',
      'An der Ferse fest, vorn bequem; zwischen zwei Größen die größere nehmen.',
      'La calzata è salda al tallone e comoda davanti; tra due numeri, scegli il maggiore.',
    ],
    [
      'The upper wraps the foot like a sock and still takes an insole of your own.',
      'El exterior envuelve el pie como un calcetín y admite tu propia plantilla.',
      'La tige enveloppe le pied comme une chaussette et accepte votre propre semelle intérieure.',
      'Das Obermaterial umschließt den Fuß wie eine Socke und nimmt auch eigene Einlagen auf.',
      'La tomaia avvolge il piede come un calzino e accoglie anche il tuo plantare.',
    ],
  ),
  'open-shoe': fit(
    [
      'The footbed is shaped, and the fit adjusts from narrow to wide.',
      'La plantilla está moldeada y el ajuste va de estrecho a ancho.',
      'Le lit de pied est anatomique, et le réglage va du pied fin au pied large.',
      'Das Fußbett ist geformt, und die Weite lässt sich von schmal bis breit einstellen.',
      'Il plantare è sagomato e la calzata si regola da stretta ad ampia.',
    ],
    [
      'Worn barefoot or with socks, the fit stays even through a long warm day.',
      'Con o sin calcetines, el ajuste no cambia en todo un día de calor.',
      'Pieds nus ou en chaussettes, le maintien reste égal toute une journée chaude.',
      'Barfuß oder mit Socken: Der Sitz bleibt einen langen warmen Tag lang gleich.',
      'A piedi nudi o con i calzini, la calzata resta uguale per tutta una giornata calda.',
    ],
  ),
  'day-carry': fit(
    [
      'The harness is light, close to the back and easy on narrow shoulders.',
      'El arnés es ligero, va pegado a la espalda y cuida los hombros estrechos.',
      'Le portage est léger, près du dos et doux aux épaules étroites.',
      'Das Tragesystem ist leicht, liegt nah am Rücken und schont auch schmale Schultern.',
      'Il sistema di trasporto è leggero, vicino alla schiena e gentile con le spalle strette.',
    ],
    [
      'It sits high and quiet, so walking stays walking.',
      'Se lleva alta y sin ruidos, y caminar sigue siendo caminar.',
      'Le sac se porte haut, sans bruit ni balancement.',
      'Er sitzt hoch und ruhig, so bleibt Gehen einfach Gehen.',
      'Resta alto e silenzioso, e camminare rimane camminare.',
    ],
  ),
  'long-carry': fit(
    [
      'Fitted to your back length, the frame brings the weight to the hips.',
      'Ajustado a tu espalda, el armazón lleva el peso a las caderas.',
      'Réglé à votre dos, le cadre amène le poids sur les hanches.',
      'Auf die Rückenlänge eingestellt, bringt der Rahmen die Last auf die Hüfte.',
      'Regolato sulla tua schiena, il telaio porta il peso sui fianchi.',
    ],
    [
      'The frame flexes with your stride and keeps the load close.',
      'El armazón acompaña la zancada y mantiene la carga cerca.',
      'Le cadre suit la foulée et garde la charge près du corps.',
      'Der Rahmen geht mit dem Schritt und hält die Last nah am Körper.',
      'Il telaio segue il passo e tiene il carico vicino al corpo.',
    ],
  ),
  'hand-carry': fit(
    [
      'Grab handles at each end make short work of boats and boots of cars.',
      'Las asas en los extremos facilitan subirla a barcos y maleteros.',
      'Des poignées à chaque bout facilitent les bateaux et les coffres.',
      'Griffe an beiden Enden helfen auf Boote und in Kofferräume.',
      'Le maniglie alle estremità aiutano tra barche e bagagliai.',
    ],
    [
      'Compression straps bring a half-empty bag back into shape.',
      'Las cintas de compresión devuelven la forma a una bolsa medio vacía.',
      'Des sangles de compression redonnent forme à un sac à moitié vide.',
      'Kompressionsriemen bringen eine halb leere Tasche wieder in Form.',
      'Le cinghie di compressione ridanno forma a una borsa mezza vuota.',
    ],
  ),
  shelter: fit(
    [
      'Inside there is height to sit, pockets for small things and a hook for the lamp.',
      'Dentro hay altura para sentarse, bolsillos para lo pequeño y un gancho para la lámpara.',
      'À l’intérieur : la hauteur pour s’asseoir, des poches pour les petites choses et un crochet pour la lampe.',
      'Innen ist Höhe zum Sitzen, Platz für Kleinkram und ein Haken für die Lampe.',
      'Dentro c’è l’altezza per stare seduti, tasche per le piccole cose e un gancio per la lampada.',
    ],
    [
      'Steep walls use the floor to the edge, so nobody sleeps against wet cloth.',
      'Las paredes verticales aprovechan el suelo hasta el borde y nadie duerme contra la tela mojada.',
      'Des parois raides exploitent le sol jusqu’au bord : personne ne dort contre la toile mouillée.',
      'Steile Wände nutzen den Boden bis zum Rand, so schläft niemand am nassen Stoff.',
      'Le pareti ripide sfruttano il pavimento fino al bordo e nessuno dorme contro il telo bagnato.',
    ],
  ),
  sleep: fit(
    [
      'The shape is generous at the elbows and narrows to the feet.',
      'La forma es amplia en los codos y se estrecha hacia los pies.',
      'La forme est généreuse aux coudes et s’affine vers les pieds.',
      'Die Form ist an den Ellbogen großzügig und wird zu den Füßen hin schmaler.',
      'La forma è generosa sui gomiti e si stringe verso i piedi.',
    ],
    [
      'There is room to bend a knee and a zipper that runs smoothly from either side.',
      'Hay espacio para doblar una rodilla y una cremallera que corre suave por ambos lados.',
      'On peut y plier un genou, et le zip coulisse sans accroc des deux côtés.',
      'Es ist Platz, ein Knie anzuwinkeln, und der Reißverschluss läuft von beiden Seiten leicht.',
      'C’è spazio per piegare un ginocchio e la zip scorre bene da entrambi i lati.',
    ],
  ),
  lie: fit(
    [
      'Side sleepers stay clear of the ground at hip and shoulder.',
      'Quien duerme de lado no nota el suelo ni en la cadera ni en el hombro.',
      'Même sur le côté, hanche et épaule ne touchent pas le sol.',
      'Auch in Seitenlage bleiben Hüfte und Schulter vom Boden weg.',
      'Anche sul fianco, anca e spalla non toccano terra.',
    ],
    [
      'The outer chambers are a little larger and keep you in the middle.',
      'Las cámaras exteriores, algo mayores, mantienen el cuerpo en el centro.',
      'Les chambres extérieures, un peu plus hautes, gardent le dormeur au milieu.',
      'Die äußeren Kammern sind etwas größer und halten in der Mitte.',
      'Le camere esterne, un po’ più grandi, tengono al centro.',
    ],
  ),
  cook: fit(
    [
      'Three wide arms hold a pan for two without a wobble.',
      'Tres brazos anchos sujetan un cazo para dos sin tambalearse.',
      'Trois bras larges tiennent une casserole pour deux sans vaciller.',
      'Drei breite Arme halten einen Topf für zwei, ohne zu wackeln.',
      'Tre bracci larghi reggono una pentola per due senza traballare.',
    ],
    [
      'It screws onto any common gas canister and folds to the size of a fist.',
      'Se enrosca en cualquier cartucho de gas habitual y plegado cabe en un puño.',
      'Le tout se visse sur les cartouches courantes et tient, plié, dans le poing.',
      'Passt auf alle gängigen Schraubkartuschen und gefaltet in eine Faust.',
      'Si avvita alle comuni cartucce di gas e, ripiegato, sta in un pugno.',
    ],
  ),
  shine: fit(
    [
      'The strap is soft, washes by hand and fits over a beanie or helmet.',
      'La cinta es suave, se lava a mano y va sobre gorro o casco.',
      'Le bandeau est doux, se lave à la main et passe sur bonnet ou casque.',
      'Das Band ist weich, von Hand waschbar und passt über Mütze oder Helm.',
      'La fascia è morbida, si lava a mano e si indossa su berretto o casco.',
    ],
    [
      'The light tilts with one finger and holds its angle while running.',
      'El foco se inclina con un dedo y no se mueve al correr.',
      'Le faisceau s’incline d’un doigt et ne bouge pas en courant.',
      'Der Strahl lässt sich mit einem Finger neigen und bleibt beim Laufen stehen.',
      'Il fascio si inclina con un dito e resta fermo in corsa.',
    ],
  ),
  lean: fit(
    [
      'Extended grips let the hands slide lower on a steep traverse.',
      'Los puños largos permiten bajar la mano en las travesías empinadas.',
      'Des poignées prolongées laissent descendre la main en traversée raide.',
      'Verlängerte Griffe lassen die Hand in steilen Querungen tiefer greifen.',
      'Le impugnature prolungate lasciano scendere la mano nei traversi ripidi.',
    ],
    [
      'Straps are padded, and baskets for mud and snow are in the box.',
      'Las dragoneras van acolchadas y la caja trae rosetas para barro y nieve.',
      'Les dragonnes sont rembourrées, et des rondelles pour boue et neige sont fournies.',
      'Die Schlaufen sind gepolstert, Teller für Schlamm und Schnee liegen bei.',
      'I lacci sono imbottiti e nella scatola ci sono rondelle per fango e neve.',
    ],
  ),
  head: fit(
    [
      'The fit is close enough for a hood or helmet to go over.',
      'Se ajusta lo bastante para llevar encima capucha o casco.',
      'L’ajustement permet de passer une capuche ou un casque par-dessus.',
      'Der Sitz ist eng genug für Kapuze oder Helm darüber.',
      'La calzata è abbastanza aderente da portare sopra cappuccio o casco.',
    ],
    [
      'Deep enough to cover the ears and light enough to keep on indoors.',
      'Cubre bien las orejas y pesa tan poco que apetece dejárselo en casa.',
      'La profondeur couvre les oreilles, et le poids se fait oublier même à l’intérieur.',
      'Tief genug für die Ohren und leicht genug, um auch drinnen aufzubleiben.',
      'Copre bene le orecchie ed è così leggero che non serve toglierlo al chiuso.',
    ],
  ),
  peak: fit(
    [
      'The crown is low and adjusts at the back with one pull.',
      'La copa es baja y se ajusta por detrás de un tirón.',
      'La calotte est basse et se règle d’un geste à l’arrière.',
      'Die Krone ist flach und lässt sich hinten mit einem Zug einstellen.',
      'La calotta è bassa e si regola dietro con un gesto.',
    ],
    [
      'Soft panels fold flat into a pocket between sun and shade.',
      'Los paneles blandos se pliegan en un bolsillo entre sol y sombra.',
      'Les panneaux souples se plient dans une poche entre soleil et ombre.',
      'Weiche Felder lassen sich zwischen Sonne und Schatten flach in die Tasche falten.',
      'I pannelli morbidi si piegano in tasca tra sole e ombra.',
    ],
  ),
  hand: fit(
    [
      'Shaped fingers and a long cuff leave no gap at the wrist.',
      'Los dedos preformados y el puño largo no dejan hueco en la muñeca.',
      'Des doigts préformés et un long poignet ne laissent aucun jour.',
      'Geformte Finger und ein langer Bund lassen am Handgelenk keine Lücke.',
      'Le dita sagomate e il polsino lungo non lasciano spazi al polso.',
    ],
    [
      'Close at the fingertips, they let you tie a knot without taking them off.',
      'Ceñidos en la punta de los dedos, permiten hacer un nudo sin quitárselos.',
      'Ajustés au bout des doigts, ils permettent de faire un nœud sans les ôter.',
      'An den Fingerspitzen eng, erlauben sie einen Knoten, ohne sie auszuziehen.',
      'Aderenti sulle punte, permettono di fare un nodo senza sfilarli.',
    ],
  ),
  foot: fit(
    [
      'Left and right are knitted apart, so nothing bunches at the toes.',
      'El izquierdo y el derecho se tejen por separado y nada se arruga en los dedos.',
      'Pied gauche et pied droit sont tricotés séparément : rien ne plisse aux orteils.',
      'Links und rechts sind eigens gestrickt, so staut sich nichts an den Zehen.',
      'Destro e sinistro sono lavorati a parte e nulla si arriccia sulle dita.',
    ],
    [
      'The height clears the collar of a boot and the top does not pinch.',
      'La caña supera el borde de la bota y el elástico no aprieta.',
      'La tige dépasse le col de la chaussure et le bord ne serre pas.',
      'Der Schaft reicht über den Stiefelrand, und der Bund drückt nicht.',
      'L’altezza supera il bordo dello scarpone e l’elastico non stringe.',
    ],
  ),
  sip: fit(
    [
      'The mouth is wide enough for ice and narrow enough for drinking on the move.',
      'La boca admite hielo y permite beber en marcha.',
      'Le goulot laisse passer la glace et permet de boire en marchant.',
      'Die Öffnung ist weit genug für Eis und schmal genug zum Trinken im Gehen.',
      'L’imboccatura lascia passare il ghiaccio e permette di bere camminando.',
    ],
    [
      'It fits side pockets, cup holders and the hands of children.',
      'Cabe en bolsillos laterales, posavasos y manos de niño.',
      'Le format convient aux poches latérales, aux porte-gobelets et aux mains d’enfant.',
      'Passt in Seitentaschen, Getränkehalter und Kinderhände.',
      'Sta nelle tasche laterali, nei portabicchieri e nelle mani dei bambini.',
    ],
  ),
} as const satisfies Record<string, Sentences>

export type FitName = keyof typeof fits

/** Sentences that may close a description of anything the store makes. */
export const closings: Sentences = [
  words(
    'We mend what wears out, for as long as we have cloth.',
    'Reparamos lo que se gasta mientras nos quede tela.',
    'Nous réparons ce qui s’use, tant qu’il nous reste du tissu.',
    'Wir flicken, was sich abnutzt, solange wir Stoff haben.',
    'Ripariamo ciò che si consuma, finché abbiamo stoffa.',
  ),
  words(
    'Our guides used the first samples for a whole winter.',
    'Nuestros guías usaron las primeras muestras todo un invierno.',
    'Nos guides ont porté les premiers prototypes tout un hiver.',
    'Unsere Bergführer hatten die ersten Muster einen ganzen Winter lang dabei.',
    'Le nostre guide hanno usato i primi campioni per un inverno intero.',
  ),
  words(
    'Spare parts are kept in stock for ten years.',
    'Guardamos piezas de repuesto durante diez años.',
    'Les pièces de rechange restent disponibles dix ans.',
    'Ersatzteile halten wir zehn Jahre lang vor.',
    'Teniamo i ricambi disponibili per dieci anni.',
  ),
  words(
    'Nothing here is only for show.',
    'Aquí nada está de adorno.',
    'Rien n’est là pour la montre.',
    'Nichts daran ist bloß zum Ansehen da.',
    'Qui nulla è messo per figura.',
  ),
  words(
    'The small things were argued over longest.',
    'Los detalles pequeños fueron los más discutidos.',
    'Les petits détails ont été les plus discutés.',
    'Über die Kleinigkeiten wurde am längsten gestritten.',
    'Sui piccoli particolari si è discusso più a lungo.',
  ),
  words(
    'We make small runs, so shades come and go with the seasons.',
    'Fabricamos series cortas: los colores vienen y van con las estaciones.',
    'Nous produisons en petites séries : les couleurs vont et viennent au fil des saisons.',
    'Wir fertigen kleine Serien, die Farben kommen und gehen mit den Jahreszeiten.',
    'Produciamo piccole serie: i colori vanno e vengono con le stagioni.',
  ),
  words(
    'A small repair kit is in the package.',
    'El paquete trae un pequeño kit de reparación.',
    'Un petit nécessaire de réparation est dans le colis.',
    'Ein kleines Reparaturset liegt im Paket.',
    'Nel pacco c’è un piccolo kit di riparazione.',
  ),
  words(
    'We wore the sample until it failed, then changed what had failed.',
    'Usamos la muestra hasta que falló y cambiamos lo que había fallado.',
    'Nous avons usé le prototype jusqu’au bout, puis changé ce qui avait cédé.',
    'Wir haben das Muster benutzt, bis etwas nachgab, und dann genau das geändert.',
    'Abbiamo usato il campione finché ha ceduto, poi cambiato ciò che aveva ceduto.',
  ),
  words(
    'Whoever made the last check has signed the label.',
    'Quien hizo la última revisión ha firmado la etiqueta.',
    'La personne qui a fait le dernier contrôle a signé l’étiquette.',
    'Wer zuletzt geprüft hat, hat auf dem Etikett unterschrieben.',
    'Chi ha fatto l’ultimo controllo ha firmato l’etichetta.',
  ),
  words(
    'Everything comes in a paper box and needs no instructions.',
    'Llega en una caja de cartón y no necesita instrucciones.',
    'Tout arrive dans une boîte en carton et se passe de mode d’emploi.',
    'Verpackt wird in Karton, eine Anleitung braucht niemand.',
    'Arriva in una scatola di cartone e non servono istruzioni.',
  ),
  words(
    'Ten years from now the use will show, and everything will work.',
    'Dentro de diez años se notará el uso, y seguirá funcionando.',
    'Dans dix ans, l’usage se verra et tout fonctionnera encore.',
    'In zehn Jahren sieht man den Gebrauch, und alles funktioniert noch.',
    'Tra dieci anni l’uso si vedrà e tutto funzionerà ancora.',
  ),
]
