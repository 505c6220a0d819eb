import type { DetailName } from './details.ts'
import type { FactName } from './facts.ts'
import type { KindName } from './kinds.ts'
import type { PurposeName } from './purposes.ts'
import type { ScaleName } from './sizes.ts'

/** The wearers of a product: women, men, kids, all. */
export type Wearer = 'w' | 'm' | 'k' | 'u'

/**
 * A model: its name, its wearers (a product each), its price in whole US dollars, its purposes, and its own details.
 * Rows may only be added at the end of a kind, because a product's number is derived from its row.
 */
export type Model = readonly [
  name: string,
  wearers: 'wm' | 'w' | 'm' | 'k' | 'u',
  dollars: number,
  purpose: PurposeName,
  own?: {
    readonly lead?: DetailName
    /** All its details, where those of its kind do not hold. */
    readonly details?: readonly [DetailName, ...DetailName[]]
    /** Which of its kind's materials, the first when not said. */
    readonly cloth?: number
    readonly scale?: ScaleName
    readonly facts?: Readonly<Partial<Record<FactName, number>>>
  },
]

export const models: Readonly<Record<KindName, readonly Model[]>> = {
  hardshell: [
    ['Ridgeline 3L', 'wm', 389, 'storm', { lead: 'storm-hood' }],
    ['Cloudbreak Pro', 'wm', 479, 'ridge', { lead: 'pit-zips' }],
    ['Stormcrag', 'wm', 329, 'storm'],
    ['Icefall', 'wm', 549, 'high-camp', { lead: 'storm-hood' }],
    ['Highwater', 'wm', 299, 'trail'],
    ['Small Gale', 'k', 129, 'play', { lead: 'grow-cuffs' }],
    ['Skerry', 'wm', 349, 'drizzle', { lead: 'pit-zips' }],
  ],
  'rain-jacket': [
    ['Drizzle', 'wm', 149, 'drizzle', { lead: 'own-pocket' }],
    ['Tarnside', 'wm', 179, 'trail'],
    ['Mizzle', 'w', 129, 'everyday'],
    ['Haar', 'm', 139, 'drizzle'],
    ['Puddle', 'k', 79, 'play', { lead: 'name-label' }],
    ['Rainmark', 'k', 95, 'play', { lead: 'grow-cuffs' }],
    ['Cloudburst', 'wm', 199, 'storm'],
  ],
  softshell: [
    ['Gritstone', 'wm', 199, 'climb'],
    ['Arete', 'wm', 229, 'ridge'],
    ['Pebble', 'k', 85, 'play', { lead: 'name-label' }],
    ['Moorgate', 'm', 179, 'everyday'],
  ],
  'wind-jacket': [
    ['Windrow', 'wm', 119, 'run', { lead: 'reflective' }],
    ['Lapwing', 'wm', 99, 'trail'],
    ['Breeze', 'k', 59, 'play', { lead: 'name-label' }],
  ],
  'down-hoodie': [
    ['Cinder', 'wm', 289, 'frost'],
    ['Emberfell', 'wm', 349, 'ridge', { lead: 'baffles' }],
    ['Firn', 'wm', 429, 'high-camp', { lead: 'baffles' }],
    ['Duckling', 'k', 129, 'play', { lead: 'name-label' }],
    ['Hearthstone', 'w', 319, 'everyday'],
  ],
  parka: [
    ['Northmere', 'wm', 449, 'frost', { lead: 'warm-pockets' }],
    ['Harbourwall', 'wm', 399, 'everyday', { lead: 'two-way-zip' }],
    ['Snowcap', 'k', 159, 'play', { lead: 'grow-cuffs' }],
  ],
  'insulated-jacket': [
    ['Heather', 'wm', 199, 'layer'],
    ['Mosslight', 'wm', 169, 'everyday'],
    ['Fledgling', 'k', 89, 'play', { lead: 'name-label' }],
    ['Stonechat', 'wm', 219, 'climb'],
  ],
  fleece: [
    ['Fellside', 'wm', 129, 'layer'],
    ['Bracken', 'wm', 119, 'trail'],
    ['Croft', 'wm', 109, 'everyday'],
    ['Thistle', 'k', 59, 'play', { lead: 'name-label' }],
    ['Drystone', 'm', 139, 'everyday'],
  ],
  'pile-fleece': [
    ['Sheepfold', 'wm', 149, 'frost', { lead: 'deep-pile' }],
    ['Curlew', 'wm', 139, 'everyday'],
    ['Lamb', 'k', 59, 'play', { lead: 'name-label' }],
  ],
  'fleece-hoodie': [
    ['Dunlin', 'wm', 139, 'ridge', { lead: 'thumb-loops' }],
    ['Dale', 'wm', 119, 'layer'],
    ['Cub', 'k', 65, 'play', { lead: 'name-label' }],
  ],
  'down-vest': [
    ['Cinder', 'wm', 199, 'layer'],
    ['Wren', 'wm', 179, 'everyday'],
    ['Acorn', 'k', 79, 'play', { lead: 'name-label' }],
  ],
  'fleece-vest': [
    ['Fellside', 'wm', 89, 'layer'],
    ['Peat', 'wm', 99, 'everyday', { lead: 'warm-pockets' }],
  ],
  'base-layer': [
    ['Skein 150', 'wm', 79, 'layer'],
    ['Skein 200', 'wm', 95, 'frost', { lead: 'thumb-loops', cloth: 1 }],
    ['Loom Zip', 'wm', 105, 'layer', { cloth: 1 }],
    ['Spindle', 'wm', 69, 'run', { lead: 'quick-dry' }],
    ['Bobbin', 'k', 45, 'play'],
  ],
  tee: [
    ['Contour', 'wm', 39, 'everyday', { lead: 'print' }],
    ['Cairn', 'wm', 35, 'everyday', { cloth: 1 }],
    ['Isobar', 'wm', 42, 'sun', { lead: 'print', cloth: 1 }],
    ['Trailhead', 'k', 25, 'play', { lead: 'name-label' }],
  ],
  'trail-tee': [
    ['Waymark', 'wm', 45, 'trail'],
    ['Fleet', 'wm', 49, 'run', { lead: 'reflective' }],
    ['Swift', 'wm', 55, 'climb', { lead: 'stretch' }],
    ['Tadpole', 'k', 29, 'play', { lead: 'quick-dry' }],
  ],
  shirt: [
    ['Meadow', 'wm', 85, 'sun'],
    ['Sunward', 'wm', 89, 'trail', { lead: 'quick-dry', cloth: 1 }],
    ['Wayside', 'wm', 79, 'everyday', { lead: 'collar' }],
  ],
  'flannel-shirt': [
    ['Heath', 'wm', 95, 'everyday'],
    ['Hayloft', 'wm', 105, 'frost'],
    ['Hopper', 'k', 45, 'play', { lead: 'name-label' }],
  ],
  trousers: [
    ['Traverse', 'wm', 129, 'trail'],
    ['Scree', 'wm', 149, 'climb', { lead: 'knees' }],
    ['Backroad', 'wm', 99, 'everyday'],
    ['Ridgeline 3L', 'wm', 259, 'storm', { lead: 'taped-seams', cloth: 1 }],
    ['Corrie', 'wm', 169, 'ridge', { lead: 'wind-cloth' }],
    ['Scamper', 'k', 55, 'play', { lead: 'grow-cuffs' }],
    ['Puddle', 'k', 49, 'play', { lead: 'taped-seams', cloth: 1 }],
    ['Drove', 'wm', 119, 'sun', { lead: 'upf' }],
  ],
  shorts: [
    ['Traverse', 'wm', 79, 'trail'],
    ['Fleet', 'wm', 59, 'run', { lead: 'reflective' }],
    ['Shoreline', 'wm', 65, 'sun', { lead: 'upf' }],
    ['Scamper', 'k', 35, 'play', { lead: 'name-label' }],
  ],
  leggings: [
    ['Fleet', 'wm', 89, 'run', { lead: 'reflective' }],
    ['Skein 200', 'wm', 89, 'frost', { details: ['merino', 'flat-seams', 'stretch', 'gusset'], cloth: 1 }],
    ['Contour', 'w', 79, 'trail'],
    ['Linnet', 'w', 69, 'everyday'],
    ['Tumble', 'k', 35, 'play', { lead: 'name-label' }],
  ],
  boot: [
    ['Talus Mid Storm', 'wm', 189, 'mud'],
    ['Crag High', 'wm', 239, 'scree', { lead: 'rand' }],
    ['Moraine Mid', 'wm', 169, 'trail', { cloth: 1 }],
    ['Drystone Leather', 'wm', 219, 'trail', { lead: 'resole' }],
    ['Icefall Winter', 'wm', 229, 'frost', { lead: 'synthetic-fill' }],
    ['Trailhead Mid', 'k', 89, 'trail', { lead: 'toe-room', cloth: 1 }],
    ['Bogmyrtle Mid', 'wm', 159, 'mud', { lead: 'toe-room', cloth: 1 }],
  ],
  'trail-runner': [
    ['Fleet', 'wm', 139, 'run'],
    ['Sleet', 'wm', 159, 'mud', { lead: 'dry-lining' }],
    ['Skyline', 'wm', 169, 'run', { lead: 'toe-room' }],
    ['Rill', 'wm', 129, 'trail', { lead: 'quick-lace' }],
    ['Scurry', 'k', 69, 'trail', { lead: 'quick-lace' }],
  ],
  'approach-shoe': [
    ['Gritstone', 'wm', 159, 'climb'],
    ['Slab', 'wm', 149, 'climb', { lead: 'toe-room' }],
    ['Arete Low', 'wm', 179, 'scree', { lead: 'resole' }],
  ],
  sandal: [
    ['Shallows', 'wm', 95, 'shore'],
    ['Driftwood', 'wm', 79, 'everyday'],
    ['Ford', 'wm', 109, 'mud', { lead: 'lugs' }],
    ['Paddle', 'k', 49, 'shore', { lead: 'toe-room' }],
  ],
  'day-pack': [
    ['Portage 32', 'u', 149, 'day-out', { lead: 'air-back', cloth: 1, facts: { volume: 32, weight: 1080 } }],
    ['Cairn 18', 'u', 89, 'day-out', { facts: { volume: 18, weight: 560 } }],
    ['Waymark 22', 'u', 109, 'trail', { lead: 'rain-cover', facts: { volume: 22, weight: 740 } }],
    ['Harbourwall 24', 'u', 129, 'everyday', { lead: 'laptop', cloth: 1, facts: { volume: 24, weight: 820 } }],
    ['Ledger 20', 'u', 119, 'everyday', { lead: 'laptop', facts: { volume: 20, weight: 760 } }],
    ['Crag 28', 'u', 159, 'climb', { lead: 'tool-loops', cloth: 1, facts: { volume: 28, weight: 890 } }],
    ['Beck 15', 'u', 69, 'day-out', { lead: 'roll-top', facts: { volume: 15, weight: 420 } }],
    ['Snowfield 30', 'u', 179, 'frost', { lead: 'tool-loops', cloth: 1, facts: { volume: 30, weight: 1150 } }],
    [
      'Fleet 8',
      'u',
      99,
      'run',
      { details: ['reflective', 'air-back', 'ripstop', 'zip-pocket'], facts: { volume: 8, weight: 240 } },
    ],
    ['Sprig 10', 'k', 49, 'day-out', { lead: 'name-label', facts: { volume: 10, weight: 310 } }],
    ['Burrow 14', 'k', 59, 'day-out', { lead: 'name-label', facts: { volume: 14, weight: 380 } }],
    ['Loft 26', 'u', 139, 'journey', { lead: 'wide-mouth', cloth: 1, facts: { volume: 26, weight: 910 } }],
  ],
  'expedition-pack': [
    ['Long Fell 65', 'u', 279, 'long-haul', { facts: { volume: 65, weight: 2050 } }],
    ['Long Fell 50', 'u', 249, 'trail', { facts: { volume: 50, weight: 1880 } }],
    ['Drover 75', 'u', 329, 'long-haul', { lead: 'side-access', facts: { volume: 75, weight: 2380 } }],
    ['Buttress 45', 'u', 219, 'ridge', { lead: 'tool-loops', cloth: 1, facts: { volume: 45, weight: 1290 } }],
    ['Skyline 40', 'u', 199, 'trail', { lead: 'air-back', cloth: 1, facts: { volume: 40, weight: 1240 } }],
    ['Saddle 55', 'u', 239, 'long-haul', { lead: 'rain-cover', facts: { volume: 55, weight: 1690 } }],
  ],
  duffel: [
    ['Quayside 40', 'u', 129, 'journey', { facts: { volume: 40, weight: 980 } }],
    ['Quayside 60', 'u', 149, 'journey', { lead: 'wide-mouth', facts: { volume: 60, weight: 1190 } }],
    ['Quayside 90', 'u', 179, 'long-haul', { facts: { volume: 90, weight: 1460 } }],
    ['Ferry 35', 'u', 109, 'everyday', { lead: 'side-access', cloth: 1, facts: { volume: 35, weight: 740 } }],
    ['Depot 70', 'u', 189, 'journey', { lead: 'roll-top', facts: { volume: 70, weight: 1620 } }],
  ],
  tent: [
    ['Lee', 'u', 549, 'light-camp', { facts: { weight: 1680 } }],
    ['Snowdrift', 'u', 799, 'high-camp', { lead: 'geodesic', facts: { season: 4, weight: 2950 } }],
    [
      'Homestead',
      'u',
      499,
      'camp',
      { lead: 'porches', scale: 'family', facts: { area: 5.8, height: 185, weight: 7400 } },
    ],
    ['Cuckoo', 'u', 329, 'camp', { lead: 'fast-pitch' }],
    ['Skylark', 'u', 449, 'light-camp', { lead: 'mesh-inner', scale: 'solo', facts: { area: 2.1, weight: 1090 } }],
    ['Bothy', 'u', 629, 'camp', { lead: 'porches', scale: 'family', facts: { area: 6.6, height: 195, weight: 9200 } }],
    ['Hollow', 'u', 279, 'camp', { scale: 'solo', facts: { area: 2.2, weight: 1750 } }],
    ['Windhover', 'u', 689, 'high-camp', { lead: 'geodesic', facts: { season: 4, weight: 2480 } }],
  ],
  'sleeping-bag': [
    ['Hearth', 'u', 269, 'light-camp', { lead: 'down-fill', facts: { comfort: 0 } }],
    ['Winterhold', 'u', 429, 'high-camp', { lead: 'footbox', facts: { comfort: -14, weight: 1420 } }],
    ['Nightjar', 'u', 199, 'camp', { cloth: 1, facts: { comfort: 4, weight: 860 } }],
    ['Lull', 'u', 149, 'camp', { lead: 'foot-zip', cloth: 1, facts: { comfort: 8, weight: 790 } }],
    ['Owlet', 'k', 89, 'camp', { lead: 'name-label', cloth: 1, scale: 'one', facts: { comfort: 6, weight: 720 } }],
    ['Dormouse', 'u', 229, 'light-camp', { lead: 'footbox', facts: { comfort: 2, weight: 690 } }],
    ['Farther', 'u', 319, 'light-camp', { lead: 'baffles', facts: { comfort: -4, weight: 940 } }],
  ],
  'sleeping-mat': [
    ['Featherdown', 'u', 149, 'light-camp'],
    ['Moorland', 'u', 119, 'camp'],
    ['Snowbed', 'u', 199, 'high-camp', { facts: { 'r-value': 6.8, thickness: 9 } }],
    ['Haycock', 'u', 99, 'camp', { facts: { 'r-value': 2.6 } }],
    ['Raft', 'u', 229, 'camp', { lead: 'small-sack' }],
    [
      'Owlet',
      'k',
      59,
      'light-camp',
      { lead: 'name-label', scale: 'one', facts: { 'r-value': 2.1, thickness: 5, weight: 380 } },
    ],
  ],
  stove: [
    ['Tinder', 'u', 59, 'camp-kitchen', { facts: { weight: 84 } }],
    ['Firelight', 'u', 129, 'camp-kitchen', { facts: { weight: 390 } }],
    ['Brazier', 'u', 149, 'camp-kitchen', { facts: { weight: 460 } }],
    ['Ingle', 'u', 89, 'camp-kitchen', { lead: 'wide-base', facts: { weight: 150 } }],
  ],
  headlamp: [
    ['Glimmer 250', 'u', 45, 'night', { facts: { light: 250 } }],
    ['Nightfall 400', 'u', 69, 'night', { facts: { light: 400 } }],
    ['Beacon 800', 'u', 99, 'night', { lead: 'red-light', facts: { light: 800 } }],
    ['Firefly', 'k', 25, 'night', { lead: 'red-light', facts: { light: 100 } }],
    ['Wick 600', 'u', 85, 'night', { lead: 'rain-light', facts: { light: 600 } }],
  ],
  'trekking-poles': [
    ['Rowan', 'u', 149, 'stride'],
    ['Ash', 'u', 89, 'stride', { cloth: 1 }],
    ['Larch', 'u', 129, 'trail', { lead: 'short-fold' }],
    ['Hazel', 'u', 69, 'stride', { lead: 'carbide-tip', cloth: 1 }],
  ],
  beanie: [
    ['Fellside', 'u', 29, 'frost'],
    ['Puffin', 'u', 25, 'everyday'],
    ['Skein', 'u', 35, 'frost', { lead: 'merino', cloth: 1 }],
    ['Ptarmigan', 'u', 39, 'frost', { lead: 'wind-cloth' }],
    ['Cable', 'u', 32, 'everyday'],
    ['Bobble', 'k', 19, 'play', { lead: 'name-label' }],
    ['Fleet', 'u', 28, 'run', { lead: 'reflective' }],
    ['Gannet', 'u', 34, 'ridge', { lead: 'wind-cloth' }],
  ],
  cap: [
    ['Waymark', 'u', 29, 'sun'],
    ['Fleet', 'u', 32, 'run', { lead: 'quick-dry' }],
    ['Sunward', 'u', 35, 'sun', { lead: 'upf' }],
    ['Drizzle', 'u', 39, 'drizzle', { lead: 'taped-seams' }],
    ['Sunpip', 'k', 22, 'play', { lead: 'upf', scale: 'young' }],
    ['Harbourwall', 'u', 28, 'everyday', { cloth: 1 }],
  ],
  gloves: [
    ['Rook', 'u', 45, 'trail', { details: ['touchscreen', 'quick-dry', 'reflective', 'recycled-cloth'], cloth: 2 }],
    ['Firn', 'u', 119, 'high-camp', { lead: 'synthetic-fill', cloth: 3 }],
    ['Gritstone', 'u', 69, 'climb', { lead: 'palm' }],
    ['Skein', 'u', 29, 'run', { details: ['merino', 'touchscreen', 'flat-seams'], cloth: 1 }],
    ['Stormcrag', 'u', 89, 'storm', { lead: 'taped-seams', cloth: 3 }],
    [
      'Snowcap',
      'k',
      35,
      'play',
      { details: ['synthetic-fill', 'wind-cloth', 'name-label', 'recycled-cloth'], cloth: 2, scale: 'young' },
    ],
    ['Arete', 'u', 79, 'ridge', { lead: 'palm' }],
  ],
  socks: [
    ['Skein Hike', 'u', 22, 'trail', { lead: 'merino' }],
    ['Fleet Run', 'u', 18, 'run', { lead: 'quick-dry' }],
    ['Winterhold', 'u', 28, 'frost', { lead: 'merino' }],
    ['Drystone', 'u', 24, 'scree'],
    ['Talus', 'u', 20, 'mud', { lead: 'quick-dry' }],
    ['Scamper', 'k', 14, 'play', { lead: 'merino', scale: 'child-sock' }],
    ['Harbourwall', 'u', 19, 'everyday'],
  ],
  bottle: [
    ['Beck', 'u', 29, 'camp-kitchen'],
    ['Tarn', 'u', 39, 'camp-kitchen', { lead: 'double-wall' }],
    ['Spring', 'u', 24, 'everyday', { lead: 'easy-clean' }],
    ['Brew', 'u', 45, 'camp-kitchen', { lead: 'double-wall' }],
    ['Minnow', 'k', 22, 'everyday', { scale: 'one' }],
  ],
}
