import { setLocaleData } from '@wordpress/i18n';
import { isolateInRtl } from '../isolate';

afterEach( () => setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } ) );

it( 'isolates a value only in languages written from right to left', () => {
	expect( isolateInRtl( '$9.78' ) ).toBe( '$9.78' );
	setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
	expect( isolateInRtl( '$9.78' ) ).toBe( '\u2068$9.78\u2069' );
} );
