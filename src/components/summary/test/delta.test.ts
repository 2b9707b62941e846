import { describeDelta, formatDelta, getTrend, isDelta } from '../delta';
import { getHasItemsClass } from '../has-items-class';

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

it.each( [
	[ 1234.567, '+1,234.57%' ],
	[ 0.004, '+0%' ],
	[ -0.5, '-0.5%' ],
	[ 0, '0%' ],
	[ null, 'N/A' ],
	[ '5', 'N/A' ],
	[ NaN, 'N/A' ],
	[ -Infinity, 'N/A' ],
] )( 'formats a change of %p as %s', ( delta, text ) => {
	expect( formatDelta( delta ) ).toBe( text );
	expect( isDelta( delta ) ).toBe( text !== 'N/A' );
} );

it.each( [
	[ 0.1, false, 'good' ],
	[ -0.1, false, 'bad' ],
	[ 0.1, true, 'bad' ],
	[ -0.1, true, 'good' ],
	[ 0, false, 'none' ],
	[ 0, true, 'none' ],
	[ NaN, true, 'none' ],
	[ undefined, false, 'none' ],
] )(
	'rates a change of %p, lower is better %p, as %s',
	( delta, isLow, trend ) => {
		expect( getTrend( delta, isLow ) ).toBe( trend );
	}
);

it.each( [
	[ 1.5, 'Previous year:', 'Up 1.5% from Previous year' ],
	[ -1.5, 'Previous year : ', 'Down 1.5% from Previous year' ],
	[ 0, '前年：', 'No change from 前年' ],
	[ null, 'Previous year', 'Not comparable with Previous year' ],
	[ 1, 'A: B  :  ', 'Up 1% from A: B' ],
] )( 'describes a change of %p from %p', ( delta, label, text ) => {
	expect( describeDelta( delta, label ) ).toBe( text );
} );

it.each( [
	[ 0, 'has-0-items' ],
	[ 9, 'has-9-items' ],
	[ 10, 'has-10-items' ],
	[ 11, 'has-10-items' ],
] )( 'has a class for %d items', ( count, name ) => {
	expect( getHasItemsClass( count ) ).toBe( name );
} );
