import { countriesStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( countriesStore );
const california = { code: 'CA', name: 'California' };
const countries = [
	{ code: 'AF', name: 'Afghanistan', states: [] },
	{ code: 'US', name: 'United States (US)', states: [ california ] },
];

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork( {
		'GET /wc-analytics/data/countries': countries,
		'GET /wc-analytics/data/countries/locales': {
			US: { postcode: { label: 'ZIP Code' } },
			constructor: { city: { hidden: true } },
		},
	} );
	registry = createTestRegistry( countriesStore );
} );

afterEach( () => jest.useRealTimers() );

it( 'lists the countries', async () => {
	expect( select().getCountries() ).toEqual( [] );
	await settle();
	expect( select().getCountries() ).toEqual( countries );
} );

it( 'returns a country, with one request for all countries', async () => {
	select().getCountry( 'US' );
	await settle();
	expect( select().getCountry( 'US' )?.states ).toEqual( [ california ] );
	expect( select().getCountry( 'AF' )?.name ).toBe( 'Afghanistan' );
	expect( select().getCountry( 'XX' ) ).toBeUndefined();
	select().getCountries();
	await settle();

	expect( calls ).toHaveLength( 1 );
} );

it( 'returns the locale of a country, also with a state', async () => {
	expect( select().getLocale( 'US:CA' ) ).toBeUndefined();
	await settle();
	expect( select().getLocale( 'US:CA' ) ).toEqual( {
		postcode: { label: 'ZIP Code' },
	} );
	expect( select().getLocale( 'toString' ) ).toBeUndefined();
	expect( Object.keys( select().getLocales() ) ).toContain( 'US' );
	await settle();

	expect( calls.map( ( { path } ) => path ) ).toEqual( [
		'/wc-analytics/data/countries/locales',
	] );
} );

it( 'returns the error, and false without one', async () => {
	calls = fakeNetwork();
	expect( select().getCountriesError() ).toBe( false );
	expect( select().getLocalesError() ).toBe( false );
	select().getCountries();
	select().getLocales();
	await settle();
	await calls[ 0 ]?.fail( 'No map.' );
	await calls[ 1 ]?.fail( 'No language.' );

	expect( select().getCountriesError() ).toMatchObject( {
		message: 'No map.',
	} );
	expect( select().getLocalesError() ).toMatchObject( {
		message: 'No language.',
	} );
} );

it( 'requests the countries again for another selector after an error', async () => {
	calls = fakeNetwork();
	select().getCountries();
	await settle();
	await calls[ 0 ]?.fail( 'No map.' );
	select().getCountry( 'US' );
	await settle();
	await calls[ 1 ]?.respond( countries );
	expect( select().getCountry( 'US' )?.code ).toBe( 'US' );
	expect( select().getCountriesError() ).toBe( false );
} );
