import { formatValue, markSign } from '..';

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'returns numbers unchanged on a left-to-right page', () => {
	expect( markSign( '-5' ) ).toBe( '-5' );
	expect( formatValue( {}, 'number', -5 ) ).toBe( '-5' );
} );

it( 'keeps signs to the left of the digits on a right-to-left page', () => {
	window.storedeckSettings = { locale: { isRtl: true } };
	expect( markSign( '-$5.00' ) ).toBe( '\u200e-$5.00' );
	expect( markSign( '+37%' ) ).toBe( '\u200e+37%' );
	expect( markSign( '5' ) ).toBe( '5' );
	expect( markSign( '5-7' ) ).toBe( '5-7' );
	expect( formatValue( {}, 'number', -5 ) ).toBe( '\u200e-5' );
} );
