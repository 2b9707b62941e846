import { getPluralForm } from '../plural-form';

const setLocale = ( userLocale: string ) => {
	window.storedeckSettings = {
		locale: {
			siteLocale: userLocale,
			userLocale,
			weekdaysShort: [ 'S', 'M', 'T', 'W', 'T', 'F', 'S' ],
			isRtl: false,
		},
	};
};

/** The numbers that the server has forms for. */
const SAMPLES = [ 0, 1, 2, 3, 5, 6, 11, 21, 100, 1_000_000 ];

const createForms = ( toForm: ( count: number ) => string ) =>
	Object.fromEntries(
		SAMPLES.map( ( count ) => [ String( count ), toForm( count ) ] )
	);

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'returns a text without forms unchanged', () => {
	expect( getPluralForm( 'Net sales', 7 ) ).toBe( 'Net sales' );
} );

it( 'uses the form of the number itself', () => {
	setLocale( 'en_US' );
	expect( getPluralForm( { 0: 'no order', 7: 'seven' }, 7 ) ).toBe( 'seven' );
} );

it.each( [
	[
		'en_US',
		( n: number ) => ( n === 1 ? 'order' : 'orders' ),
		{ 7: 'orders', 1.5: 'orders', 101: 'orders' },
	],
	[
		'pl_PL',
		// The rule of WordPress' translations.
		( n: number ) => {
			if ( n === 1 ) {
				return 'one';
			}
			return n % 10 >= 2 &&
				n % 10 <= 4 &&
				( n % 100 < 10 || n % 100 >= 20 )
				? 'few'
				: 'many';
		},
		{ 4: 'few', 12: 'many', 22: 'few', 25: 'many' },
	],
	[
		'lv',
		( n: number ) => {
			if ( n % 10 === 1 && n % 100 !== 11 ) {
				return 'one';
			}
			return n === 0 ? 'none' : 'other';
		},
		{ 0: 'none', 10: 'other', 31: 'one', 7: 'other' },
	],
	[
		'ar',
		( n: number ) => {
			if ( n <= 2 ) {
				return [ 'zero', 'one', 'two' ][ n ] ?? '';
			}
			if ( n % 100 >= 3 && n % 100 <= 10 ) {
				return 'few';
			}
			return n % 100 >= 11 ? 'many' : 'other';
		},
		{ 2: 'two', 7: 'few', 15: 'many', 200: 'other' },
	],
	[ 'ja', () => 'same', { 1: 'same', 9: 'same' } ],
	[ 'de_DE_formal', ( n: number ) => ( n === 1 ? 'a' : 'b' ), { 9: 'b' } ],
	[ 'x', ( n: number ) => ( n === 1 ? 'a' : 'b' ), { 9: 'b' } ],
] )( 'uses the plural forms of %s', ( locale, toForm, expected ) => {
	setLocale( locale );
	const forms = createForms( toForm );
	for ( const [ count, form ] of Object.entries( expected ) ) {
		expect( [ count, getPluralForm( forms, Number( count ) ) ] ).toEqual( [
			count,
			form,
		] );
	}
} );
