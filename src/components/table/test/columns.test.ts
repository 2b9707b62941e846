import fc from 'fast-check';
import { getColumnClasses, getColumnView, getLeadKey } from '../columns';
import { getHeaderName } from '../header-name';
import type { TableHeader } from '..';
import { headers } from './fixtures';

describe( 'getColumnClasses', () => {
	it( 'aligns numeric columns at the end and others at the start', () => {
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

	it( 'sorts no column without a key, and knows no missing column', () => {
		const keyless = [ { key: 'a' }, {} ] as TableHeader[];
		expect( getColumnClasses( keyless, 1, undefined ) ).toBe(
			'is-left-aligned'
		);
		expect( getColumnClasses( keyless, 5, undefined ) ).toBe(
			'is-left-aligned'
		);
	} );

	it( 'adds the class name of the cells', () => {
		expect(
			getColumnClasses( [ { key: 'a', cellClassName: 'x' } ], 0, 'b' )
		).toBe( 'x is-left-aligned is-sticky' );
	} );

	it( 'makes the first column sticky, and the second one after checkboxes', () => {
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

describe( 'Cells of getColumnView', () => {
	it( 'keeps every cell below its header', () => {
		fc.assert(
			fc.property( fc.subarray( [ 'a', 'b', 'c', 'd' ] ), ( shown ) => {
				const all = [ 'a', 'b', 'c', 'd' ].map( ( key ) => ( {
					key,
				} ) );
				const row = all.map( ( { key } ) =>
					key === 'b' ? undefined : { display: key }
				);
				const view = getColumnView( all, shown );
				const cells = view.pickCells( row );
				expect( cells ).toHaveLength( view.headers.length );
				view.headers.forEach( ( { key }, index ) =>
					expect( cells[ index ] ).toEqual(
						key === 'b' ? undefined : { display: key }
					)
				);
			} )
		);
	} );

	it( 'returns the index of the row header among the visible columns', () => {
		const view = getColumnView( headers, [ 'orders', 'revenue' ] );
		expect( view.getVisibleIndex( 2 ) ).toBe( 1 );
		expect( view.getVisibleIndex( 0 ) ).toBe( 0 );
		expect( view.getVisibleIndex( false ) ).toBe( false );
	} );
} );

describe( 'getColumnView', () => {
	const all = [ 'a', 'b', 'c', 'd' ].map( ( key ) => ( { key } ) );
	const toKeys = ( list: TableHeader[] ) => list.map( ( { key } ) => key );

	it( 'orders all columns but the pinned row header', () => {
		const view = getColumnView(
			all,
			[ 'a', 'b', 'd' ],
			[ 'd', 'b', 'a' ],
			0
		);
		expect( toKeys( view.all ) ).toEqual( [ 'a', 'd', 'b', 'c' ] );
		expect( toKeys( view.headers ) ).toEqual( [ 'a', 'd', 'b' ] );
		expect( view.pinned ).toBe( 1 );
	} );

	it( 'pins no column and keeps the order by default', () => {
		const view = getColumnView( all, [ 'd', 'a' ] );
		expect( toKeys( view.headers ) ).toEqual( [ 'a', 'd' ] );
		expect( view.pinned ).toBe( 0 );
	} );
} );

describe( 'getHeaderName', () => {
	it.each( [
		[
			{ key: 'a', label: 'Aye', screenReaderLabel: 'Letter A' },
			'Letter A',
		],
		[ { key: 'a', label: 'Aye' }, 'Aye' ],
		[ { key: 'a', label: 5 }, 'a' ],
		[ { key: 'a' }, 'a' ],
	] )( 'returns for %j: %s', ( header, name ) => {
		expect( getHeaderName( header ) ).toBe( name );
	} );
} );

describe( 'getLeadKey', () => {
	const list = [
		{ key: 'name' },
		{
			key: 'items',
			isNumeric: true,
			detailSort: { key: 'items_change', label: '', name: '' },
		},
		{ key: 'total', isNumeric: true },
		{ key: 'status' },
	];

	it( 'is the sorted number, by its values or its detail', () => {
		expect( getLeadKey( list, 'items' ) ).toBe( 'items' );
		expect( getLeadKey( list, 'items_change' ) ).toBe( 'items' );
	} );

	it( 'is the last number if another column is sorted', () => {
		expect( getLeadKey( list, 'name' ) ).toBe( 'total' );
		expect( getLeadKey( list, undefined ) ).toBe( 'total' );
	} );

	it( 'is undefined without numbers', () => {
		expect( getLeadKey( [ { key: 'name' } ], 'name' ) ).toBeUndefined();
	} );

	it( 'is a number that sorts rather than one that does not', () => {
		expect(
			getLeadKey(
				[
					{ key: 'quantity', isNumeric: true, isSortable: true },
					{ key: 'threshold', isNumeric: true },
				],
				'name'
			)
		).toBe( 'quantity' );
	} );
} );
