import fc from 'fast-check';
import { getColumnClasses, viewColumns } from '../columns';
import { headers } from './fixtures';

describe( 'getColumnClasses', () => {
	it( 'aligns numbers at the end, anything else and on request at the start', () => {
		const all = [
			{ key: 'a' },
			{ key: 'b' },
			{ key: 'c', isNumeric: true },
			{ key: 'd', isNumeric: true, isLeftAligned: true },
		];
		expect( getColumnClasses( all, 1, undefined ) ).toBe(
			'is-left-aligned'
		);
		expect( getColumnClasses( all, 2, 'c' ) ).toBe(
			'is-numeric is-sorted'
		);
		expect( getColumnClasses( all, 3, 'c' ) ).toBe(
			'is-left-aligned is-numeric'
		);
	} );

	it( 'keeps the first column in sight, and the second behind checkboxes', () => {
		const sticky = ( first: object ) =>
			[ 0, 1, 2 ].map( ( index ) =>
				getColumnClasses(
					[ { key: 'a', ...first }, { key: 'b' }, { key: 'c' } ],
					index,
					undefined
				).includes( 'is-sticky' )
			);
		expect( sticky( {} ) ).toEqual( [ true, false, false ] );
		expect( sticky( { cellClassName: 'is-checkbox-column' } ) ).toEqual( [
			true,
			true,
			false,
		] );
	} );
} );

describe( 'viewColumns', () => {
	it( 'keeps every cell under its own header', () => {
		fc.assert(
			fc.property( fc.subarray( [ 'a', 'b', 'c', 'd' ] ), ( shown ) => {
				const all = [ 'a', 'b', 'c', 'd' ].map( ( key ) => ( {
					key,
				} ) );
				const row = all.map( ( { key } ) =>
					key === 'b' ? undefined : { display: key }
				);
				const view = viewColumns( all, shown );
				const cells = view.pick( row );
				expect( cells ).toHaveLength( view.headers.length );
				view.headers.forEach( ( { key }, index ) =>
					expect( cells[ index ] ).toEqual(
						key === 'b' ? undefined : { display: key }
					)
				);
			} )
		);
	} );

	it( 'places the row header among the visible columns', () => {
		const view = viewColumns( headers, [ 'orders', 'revenue' ] );
		expect( view.place( 2 ) ).toBe( 1 );
		expect( view.place( 0 ) ).toBe( 0 );
		expect( view.place( false ) ).toBe( false );
	} );
} );
