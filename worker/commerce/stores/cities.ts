type Row = readonly [name: string, countryCode: string, postalPrefix: string, latitude: number, longitude: number]

/** A place that stores can be searched around. */
export type City = {
  readonly name: string
  readonly countryCode: string
  /** The beginning of the place's postal codes, without spaces. */
  readonly postalPrefix: string
  readonly latitude: number
  readonly longitude: number
}

const rows: readonly Row[] = [
  ['New York', 'US', '100', 40.7128, -74.006],
  ['Philadelphia', 'US', '191', 39.9526, -75.1652],
  ['Atlanta', 'US', '303', 33.749, -84.388],
  ['Miami', 'US', '331', 25.7617, -80.1918],
  ['Nashville', 'US', '372', 36.1627, -86.7816],
  ['Detroit', 'US', '482', 42.3314, -83.0458],
  ['Saint Louis', 'US', '631', 38.627, -90.1994],
  ['Dallas', 'US', '752', 32.7767, -96.797],
  ['Houston', 'US', '770', 29.7604, -95.3698],
  ['Albuquerque', 'US', '871', 35.0844, -106.6504],
  ['Phoenix', 'US', '850', 33.4484, -112.074],
  ['Las Vegas', 'US', '891', 36.1716, -115.1391],
  ['San Diego', 'US', '921', 32.7157, -117.1611],
  ['Sacramento', 'US', '958', 38.5816, -121.4944],
  ['Boise', 'US', '837', 43.615, -116.2023],
  ['Spokane', 'US', '992', 47.6588, -117.426],
  ['Anchorage', 'US', '995', 61.2181, -149.9003],
  ['Edmonton', 'CA', 'T5', 53.5461, -113.4938],
  ['Winnipeg', 'CA', 'R3', 49.8951, -97.1384],
  ['Regina', 'CA', 'S4', 50.4452, -104.6189],
  ['Hamilton', 'CA', 'L8', 43.2557, -79.8711],
  ['Kelowna', 'CA', 'V1', 49.888, -119.496],
  ['Fredericton', 'CA', 'E3', 45.9636, -66.6431],
  ['Birmingham', 'GB', 'B1', 52.4862, -1.8904],
  ['Leeds', 'GB', 'LS1', 53.8008, -1.5491],
  ['Newcastle upon Tyne', 'GB', 'NE1', 54.9783, -1.6178],
  ['Glasgow', 'GB', 'G1', 55.8642, -4.2518],
  ['Aviemore', 'GB', 'PH22', 57.1953, -3.8256],
  ['Cardiff', 'GB', 'CF1', 51.4816, -3.1791],
  ['Belfast', 'GB', 'BT1', 54.5973, -5.9301],
  ['Exeter', 'GB', 'EX1', 50.7184, -3.5339],
  ['Frankfurt am Main', 'DE', '60', 50.1109, 8.6821],
  ['Leipzig', 'DE', '04', 51.3397, 12.3731],
  ['Dresden', 'DE', '01', 51.0504, 13.7373],
  ['Nürnberg', 'DE', '90', 49.4521, 11.0767],
  ['Freiburg im Breisgau', 'DE', '79', 47.999, 7.8421],
  ['Hannover', 'DE', '30', 52.3759, 9.732],
  ['Marseille', 'FR', '13', 43.2965, 5.3698],
  ['Toulouse', 'FR', '31', 43.6047, 1.4442],
  ['Bordeaux', 'FR', '33', 44.8378, -0.5792],
  ['Nantes', 'FR', '44', 47.2184, -1.5536],
  ['Strasbourg', 'FR', '67', 48.5734, 7.7521],
  ['Lille', 'FR', '59', 50.6292, 3.0573],
  ['Roma', 'IT', '00', 41.9028, 12.4964],
  ['Firenze', 'IT', '50', 43.7696, 11.2558],
  ['Venezia', 'IT', '30', 45.4408, 12.3155],
  ['Trento', 'IT', '38', 46.0748, 11.1217],
  ['Napoli', 'IT', '80', 40.8518, 14.2681],
  ['Valencia', 'ES', '46', 39.4699, -0.3763],
  ['Sevilla', 'ES', '41', 37.3891, -5.9845],
  ['Bilbao', 'ES', '48', 43.263, -2.935],
  ['Granada', 'ES', '18', 37.1773, -3.5986],
  ['Graz', 'AT', '80', 47.0707, 15.4395],
  ['Linz', 'AT', '40', 48.3069, 14.2858],
  ['Gent', 'BE', '90', 51.0543, 3.7174],
  ['Liège', 'BE', '40', 50.6326, 5.5797],
  ['Rotterdam', 'NL', '30', 51.9244, 4.4777],
  ['Utrecht', 'NL', '35', 52.0907, 5.1214],
]

/** Cities that are known beside those with a store. */
export const cities: readonly City[] = rows.map(([name, countryCode, postalPrefix, latitude, longitude]) => ({
  name,
  countryCode,
  postalPrefix,
  latitude,
  longitude,
}))

/** Other names of cities, as people of other languages write them. */
export const otherNames: Readonly<Record<string, string>> = {
  munich: 'München',
  muenchen: 'München',
  cologne: 'Köln',
  koeln: 'Köln',
  vienna: 'Wien',
  nuremberg: 'Nürnberg',
  nuernberg: 'Nürnberg',
  rome: 'Roma',
  florence: 'Firenze',
  venice: 'Venezia',
  naples: 'Napoli',
  milan: 'Milano',
  turin: 'Torino',
  bozen: 'Bolzano',
  brussels: 'Bruxelles',
  brussel: 'Bruxelles',
  antwerp: 'Antwerpen',
  anvers: 'Antwerpen',
  seville: 'Sevilla',
  lyons: 'Lyon',
  chamonix: 'Chamonix-Mont-Blanc',
  garmisch: 'Garmisch-Partenkirchen',
  cortina: 'Cortina d’Ampezzo',
  'new york city': 'New York',
  nyc: 'New York',
  newcastle: 'Newcastle upon Tyne',
  freiburg: 'Freiburg im Breisgau',
  frankfurt: 'Frankfurt am Main',
}
