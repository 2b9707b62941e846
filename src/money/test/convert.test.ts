import { Money } from '..';

const money = Money( { amount: 500 } );
const fetchRates = jest.fn();

const createResponse = ( data: unknown, status = 200 ) => ( {
	ok: status < 400,
	status,
	headers: new Map(),
	text: async () => JSON.stringify( data ),
} );

beforeEach( () => {
	fetchRates.mockReset();
	Reflect.set( window, 'fetch', fetchRates );
} );

describe( 'convert', () => {
	it( 'reads rates from a promise', async () => {
		const euros = await money.convert( 'EUR', {
			endpoint: Promise.resolve( { rates: { EUR: 0.81162 } } ),
		} );
		expect( euros.toObject() ).toEqual( {
			amount: 406,
			currency: 'EUR',
			precision: 2,
		} );
	} );

	it( 'requests rates from a URL', async () => {
		fetchRates.mockResolvedValue(
			createResponse( { data: { USD_EUR: '0.5' } } )
		);
		const euros = await money.convert( 'EUR', {
			endpoint: 'https://rates.test/{{from}}/{{to}}',
			propertyPath: 'data.{{from}}_{{to}}',
			headers: { 'x-key': 'abc' },
		} );
		expect( fetchRates ).toHaveBeenCalledWith(
			'https://rates.test/USD/EUR',
			expect.objectContaining( {
				headers: { 'x-key': 'abc' },
				credentials: 'omit',
			} )
		);
		expect( euros.getAmount() ).toBe( 250 );
	} );

	it( 'rounds in the given mode', async () => {
		const convert = ( roundingMode?: 'HALF_UP' ) =>
			Money( { amount: 5 } ).convert( 'EUR', {
				endpoint: Promise.resolve( { rates: { EUR: 0.5 } } ),
				roundingMode,
			} );
		expect( ( await convert() ).getAmount() ).toBe( 2 );
		expect( ( await convert( 'HALF_UP' ) ).getAmount() ).toBe( 3 );
	} );

	it.each( [
		{},
		null,
		'rates',
		{ rates: { USD: 1 } },
		{ rates: { EUR: 'none' } },
		{ rates: { EUR: 0 } },
		{ rates: { EUR: -1 } },
		{ rates: { EUR: Infinity } },
		{ rates: null },
		{ rates: 7 },
		{ rates: { EUR: {} } },
		{ rates: { EUR: true } },
		{ rates: { EUR: [ 5 ] } },
	] )( 'throws when %j contains no rate', async ( rates ) => {
		const conversion = money.convert( 'EUR', {
			endpoint: Promise.resolve( rates ),
		} );
		await expect( conversion ).rejects.toThrow(
			new TypeError(
				'No rate was found for the destination currency "EUR".'
			)
		);
	} );

	it.each( [
		[ 'network', () => Promise.reject( new TypeError( 'Failed' ) ) ],
		[ 'not_found', () => Promise.resolve( createResponse( {}, 404 ) ) ],
	] )( 'throws when the request fails: %s', async ( kind, get ) => {
		fetchRates.mockImplementation( get );
		await expect(
			money.convert( 'EUR', { endpoint: 'https://rates.test/' } )
		).rejects.toMatchObject( { name: 'ApiError', kind } );
	} );

	it( 'does not read the length of a text as a rate', async () => {
		await expect(
			money.convert( 'EUR', {
				endpoint: Promise.resolve( { rates: 'none' } ),
				propertyPath: 'rates.length',
			} )
		).rejects.toThrow( /^No rate was found/ );
	} );

	it( 'reads own properties only', async () => {
		const rates: unknown = Object.create( { EUR: 5 } );
		await expect(
			money.convert( 'EUR', { endpoint: Promise.resolve( { rates } ) } )
		).rejects.toThrow( TypeError );
	} );

	it( 'escapes the currency in a URL', async () => {
		fetchRates.mockResolvedValue( createResponse( {} ) );
		await expect(
			money.convert( '../x?y', { endpoint: 'https://rates.test/{{to}}' } )
		).rejects.toThrow( '"../x?y"' );
		expect( fetchRates.mock.lastCall?.[ 0 ] ).toBe(
			'https://rates.test/..%2Fx%3Fy'
		);
	} );
} );
