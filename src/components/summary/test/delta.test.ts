import { formatDelta } from '../delta';

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'keeps the sign of a change in front on a right-to-left page', () => {
	expect( formatDelta( 5 ) ).toBe( '+5%' );
	window.storedeckSettings = { locale: { isRtl: true } };
	expect( formatDelta( 5 ) ).toBe( '\u200e+5%' );
	expect( formatDelta( -5 ) ).toBe( '\u200e-5%' );
	expect( formatDelta( 0 ) ).toBe( '0%' );
} );
