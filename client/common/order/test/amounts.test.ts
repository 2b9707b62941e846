import { format, sum, toMoney, toText } from '../amounts';

const EURO = { code: 'EUR', symbol: '€' };
const YEN = { code: 'JPY', symbol: '¥' };

afterEach( () => {
	delete window.storedeckSettings;
} );

it.each( [
	[ '12.5', '12.50' ],
	[ '-12.5', '-12.50' ],
	[ '0.05', '0.05' ],
	[ '-0.05', '-0.05' ],
	[ '7', '7.00' ],
	[ 'x', '0.00' ],
	[ '', '0.00' ],
] )( 'reads %j and writes it as %s', ( text, written ) => {
	expect( toText( toMoney( text, EURO ) ) ).toBe( written );
} );

it( 'writes an amount of a store without decimals as a whole number', () => {
	window.storedeckSettings = { currency: { code: 'JPY', precision: 0 } };
	expect( toText( toMoney( '1250', YEN ) ) ).toBe( '1250' );
	expect( toText( toMoney( '-7', YEN ) ) ).toBe( '-7' );
	expect( toText( toMoney( '0', YEN ) ) ).toBe( '0' );
} );

it( 'adds amounts exactly', () => {
	expect( toText( sum( [ '0.1', '0.2', '-0.05' ], EURO ) ) ).toBe( '0.25' );
	expect( toText( sum( [], EURO ) ) ).toBe( '0.00' );
} );

it( 'formats an amount in the currency of the order', () => {
	expect( format( '1234.5', EURO ) ).toBe( '€1,234.50' );
	expect( format( toMoney( '-3', EURO ), EURO ) ).toBe( '-€3.00' );
} );
