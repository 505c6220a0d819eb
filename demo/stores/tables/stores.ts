import type { SiteName } from '#src/language/locales.ts'

type Row = readonly [
  id: string,
  addressLine1: string,
  city: string,
  province: string,
  postalCode: string,
  countryCode: string,
  latitude: number,
  longitude: number,
]

/**
 * Stores that opened after the first ones of tables/locations.ts; their ids begin with `s`. Streets and house numbers
 * are invented, cities are real. Rows are only ever added at the end of a site.
 */
export const laterStores: Readonly<Record<SiteName, readonly Row[]>> = {
  'fellholm-us': [
    ['s-us-seattle', '2209 Ferrybell Avenue', 'Seattle', 'WA', '98101', 'US', 47.6115, -122.337],
    ['s-us-sanfrancisco', '480 Foghorn Street', 'San Francisco', 'CA', '94108', 'US', 37.7897, -122.407],
    ['s-us-losangeles', '1174 Larkbluff Boulevard', 'Los Angeles', 'CA', '90015', 'US', 34.0403, -118.266],
    ['s-us-truckee', '63 Donner Mill Road', 'Truckee', 'CA', '96161', 'US', 39.328, -120.183],
    ['s-us-boulder', '917 Flatiron Row', 'Boulder', 'CO', '80302', 'US', 40.0176, -105.281],
    ['s-us-saltlakecity', '355 Saltbrush Street', 'Salt Lake City', 'UT', '84101', 'US', 40.7601, -111.896],
    ['s-us-jackson', '28 Antlergate Lane', 'Jackson', 'WY', '83001', 'US', 43.4799, -110.762],
    ['s-us-bozeman', '140 Gallowglass Street', 'Bozeman', 'MT', '59715', 'US', 45.6794, -111.037],
    ['s-us-chicago', '1840 Prairiewind Avenue', 'Chicago', 'IL', '60614', 'US', 41.9227, -87.6533],
    ['s-us-minneapolis', '72 Millrush Avenue', 'Minneapolis', 'MN', '55401', 'US', 44.9847, -93.2699],
    ['s-us-austin', '511 Limestone Ferry Road', 'Austin', 'TX', '78701', 'US', 30.2686, -97.7437],
    ['s-us-asheville', '19 Laurelstone Street', 'Asheville', 'NC', '28801', 'US', 35.5951, -82.5515],
    ['s-us-washington', '1330 Tidewater Row NW', 'Washington', 'DC', '20005', 'US', 38.9051, -77.0316],
  ],
  'fellholm-ca': [
    ['s-ca-ottawa', '214 Rideaustone Street', 'Ottawa', 'ON', 'K1N 6A9', 'CA', 45.4287, -75.6908],
    ['s-ca-quebec', '47, rue du Fer-Forgé', 'Québec', 'QC', 'G1R 4P5', 'CA', 46.8131, -71.2089],
    ['s-ca-banff', '12 Bearpaw Street', 'Banff', 'AB', 'T1L 1A4', 'CA', 51.1765, -115.571],
    ['s-ca-victoria', '908 Kelpline Street', 'Victoria', 'BC', 'V8W 1N4', 'CA', 48.4266, -123.367],
    ['s-ca-halifax', '1651 Ropemaker Street', 'Halifax', 'NS', 'B3J 2B9', 'CA', 44.6466, -63.5744],
  ],
  'fellholm-gb': [
    ['s-gb-manchester', '33 Loomgate', 'Manchester', '', 'M3 4LZ', 'GB', 53.4807, -2.2501],
    ['s-gb-fortwilliam', '5 Drovers’ Close', 'Fort William', '', 'PH33 6BH', 'GB', 56.8181, -5.1096],
    ['s-gb-betws', '2 Slateworks Road', 'Betws-y-Coed', '', 'LL24 0AY', 'GB', 53.0916, -3.8012],
    ['s-gb-sheffield', '61 Whetstone Street', 'Sheffield', '', 'S1 4PL', 'GB', 53.3781, -1.4664],
  ],
  'fellholm-eu': [
    ['s-eu-hamburg', 'Tauwerkstieg 12', 'Hamburg', '', '20457', 'DE', 53.5458, 9.9937],
    ['s-eu-cologne', 'Wollgasse 27', 'Köln', '', '50667', 'DE', 50.9387, 6.9553],
    ['s-eu-stuttgart', 'Kelterplatz 3', 'Stuttgart', '', '70173', 'DE', 48.7767, 9.1801],
    ['s-eu-garmisch', 'Almwegstraße 16', 'Garmisch-Partenkirchen', '', '82467', 'DE', 47.4924, 11.0956],
    ['s-eu-lyon', '18 rue du Métier-à-Tisser', 'Lyon', '', '69001', 'FR', 45.7691, 4.8343],
    ['s-eu-chamonix', '41 chemin des Bouquetins', 'Chamonix-Mont-Blanc', '', '74400', 'FR', 45.9231, 6.8697],
    ['s-eu-grenoble', '9 quai des Cordiers', 'Grenoble', '', '38000', 'FR', 45.1902, 5.7245],
    ['s-eu-turin', 'Via dei Cordai 22', 'Torino', 'TO', '10121', 'IT', 45.0689, 7.6834],
    ['s-eu-cortina', 'Via del Larice 4', 'Cortina d’Ampezzo', 'BL', '32043', 'IT', 46.5381, 12.137],
    ['s-eu-aosta', 'Via delle Gerle 11', 'Aosta', 'AO', '11100', 'IT', 45.7371, 7.3196],
    ['s-eu-madrid', 'Calle del Telar 38', 'Madrid', 'M', '28013', 'ES', 40.4193, -3.7059],
    ['s-eu-barcelona', 'Carrer de l’Aiguader 15', 'Barcelona', 'B', '08002', 'ES', 41.3835, 2.1755],
    ['s-eu-jaca', 'Calle de la Fresquera 6', 'Jaca', 'HU', '22700', 'ES', 42.5698, -0.5496],
    ['s-eu-innsbruck', 'Seilergangl 8', 'Innsbruck', '', '6020', 'AT', 47.2672, 11.3928],
    ['s-eu-vienna', 'Tuchmachergasse 19', 'Wien', '', '1070', 'AT', 48.2017, 16.3489],
    ['s-eu-salzburg', 'Steinmetzplatz 2', 'Salzburg', '', '5020', 'AT', 47.7998, 13.0436],
    ['s-eu-brussels', 'Rue du Vieux-Chanvre 24', 'Bruxelles', '', '1000', 'BE', 50.8489, 4.3499],
    ['s-eu-antwerp', 'Touwslagersvest 31', 'Antwerpen', '', '2000', 'BE', 51.2192, 4.4023],
    ['s-eu-amsterdam', 'Lijnbaanskade 77', 'Amsterdam', '', '1016 EX', 'NL', 52.3712, 4.8837],
  ],
}
