import { countriesStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

describe( 'wc/admin/countries', () => {
	it( 'returns the countries with their states', async () => {
		const { resolve, select } = openStore( countriesStore );
		const countries = await resolve.getCountries();
		expect( countries.length ).toBeGreaterThan( 200 );
		expect( select().getCountry( 'US' )?.states ).toContainEqual(
			expect.objectContaining( { code: 'CA', name: 'California' } )
		);
	} );

	it( 'returns address formats', async () => {
		const { resolve, select } = openStore( countriesStore );
		const locales = await resolve.getLocales();
		const [ code = '' ] = Object.keys( locales );
		expect( code ).toMatch( /^[A-Z]{2}$/ );
		expect( select().getLocale( `${ code }:XX` ) ).toEqual(
			locales[ code ]
		);
	} );
} );
