import { getLayoutPreference, readLayout } from '../table-layout';

describe( 'the layout of a report’s table', () => {
	it( 'is saved next to the columns', () => {
		expect(
			getLayoutPreference( {
				columnsPreference: 'orders_report_columns',
			} )
		).toBe( 'orders_report_layout' );
	} );

	it( 'is read as it was saved', () => {
		const layout = {
			order: [ 'date', 'net_total' ],
			widths: { date: 200 },
			density: 'compact',
		};
		expect( readLayout( layout ) ).toEqual( layout );
	} );

	it.each( [ undefined, '', null, 7, 'x', [ 1 ] ] )(
		'returns an empty layout for %p',
		( preference ) => {
			expect( readLayout( preference ) ).toEqual( {} );
		}
	);

	it( 'ignores invalid values', () => {
		expect(
			readLayout( {
				order: [ 'a', 1, null ],
				widths: { a: '90', b: -5, c: 1e9, d: null, e: 90 },
				density: '<b>',
			} )
		).toEqual( {
			order: [ 'a' ],
			widths: { e: 90 },
			density: 'comfortable',
		} );
		expect( readLayout( { order: 'a', widths: [ 1 ] } ) ).toMatchObject( {
			order: [],
			widths: {},
		} );
	} );
} );
