import moment from 'moment';
import { loadLocaleData } from '..';

const weekdaysShort = [ 'di', 'lu', 'ma', 'me', 'je', 've', 'sa' ];

afterEach( () => {
	moment.locale( 'en' );
} );

describe( 'loadLocaleData', () => {
	it( 'does not change English', () => {
		loadLocaleData( { userLocale: 'en', weekdaysShort } );
		expect( moment.weekdaysMin()[ 0 ] ).toBe( 'Su' );
		expect( moment.locales() ).toEqual( [ 'en' ] );
	} );

	it( 'sets the formats and weekdays of the current locale', () => {
		moment.defineLocale( 'fr_FR', {
			months: Array.from( { length: 12 }, ( _, i ) => `mois${ i }` ),
			week: { dow: 1, doy: 4 },
		} );
		loadLocaleData( { userLocale: 'fr_FR', weekdaysShort } );
		loadLocaleData( { userLocale: 'fr_FR', weekdaysShort } );
		const day = moment.utc( '2022-03-01T14:05:00Z' );
		expect( moment.locale() ).toBe( 'fr_FR' );
		expect( day.format( 'L' ) ).toBe( '03/01/2022' );
		expect( day.format( 'LL' ) ).toBe( 'mois2 1, 2022' );
		expect( day.format( 'LLL' ) ).toBe( '1 mois2 2022 14:05' );
		expect( day.format( 'LLLL' ) ).toBe( 'Tuesday, 1 mois2 2022 14:05' );
		expect( moment.weekdaysMin() ).toEqual( weekdaysShort );
		expect( moment.localeData().firstDayOfWeek() ).toBe( 1 );
	} );

	it( 'extends the current locale for a new one', () => {
		moment.defineLocale( 'fr', {
			months: Array.from( { length: 12 }, ( _, i ) => `mois${ i }` ),
		} );
		loadLocaleData( { userLocale: 'fr_CA', weekdaysShort } );
		expect( moment.locale() ).toBe( 'fr_CA' );
		expect( moment.utc( '2022-03-01' ).format( 'dd MMMM' ) ).toBe(
			'ma mois2'
		);
	} );
} );
