import { DIMENSIONS, getReport } from '../../reports/test/definitions';
import { getItemMetrics } from '../compared-rows';
import {
	canSortByChange,
	getChangeSort,
	sortByChange,
} from '../rows-by-change';

const COMPARED = { period: 'last_month', compare: 'previous_year' };
const products = getReport( 'products' );

beforeAll( () => {
	window.storedeckSettings = { dimensions: DIMENSIONS };
} );

afterAll( () => {
	delete window.storedeckSettings;
} );

const findColumn = ( id: string ) => {
	const column = products.columns().find( ( other ) => other.id === id );
	if ( ! column ) {
		throw new Error( `No column ${ id }.` );
	}
	return column;
};

describe( 'getChangeSort', () => {
	it( 'reads metric and order of the URL', () => {
		expect(
			getChangeSort( products, {
				...COMPARED,
				orderby: 'net_revenue_change',
				order: 'asc',
			} )
		).toEqual( {
			orderby: 'net_revenue_change',
			metric: 'net_revenue',
			order: 'asc',
		} );
	} );

	it( 'is undefined for other sorts and without a comparison', () => {
		const orderby = 'net_revenue_change';
		expect(
			getChangeSort( products, { ...COMPARED, orderby: 'net_revenue' } )
		).toBeUndefined();
		expect(
			getChangeSort( products, { ...COMPARED, orderby: 'sku_change' } )
		).toBeUndefined();
		expect(
			getChangeSort( products, { ...COMPARED, compare: 'none', orderby } )
		).toBeUndefined();
	} );
} );

describe( 'canSortByChange', () => {
	it( 'is false where ids could not limit the rows', () => {
		const column = findColumn( 'items_sold' );
		expect( canSortByChange( products, COMPARED, column ) ).toBe( true );
		expect(
			canSortByChange( products, { ...COMPARED, match: 'any' }, column )
		).toBe( false );
	} );

	it( 'is false for columns that are no metric', () => {
		expect(
			canSortByChange( products, COMPARED, findColumn( 'variations' ) )
		).toBe( false );
	} );

	it( 'is false for a report without items or intervals to compare', () => {
		const orders = getReport( 'orders' );
		for ( const column of orders.columns() ) {
			expect( canSortByChange( orders, COMPARED, column ) ).toBe( false );
		}
	} );
} );

describe( 'sortByChange', () => {
	const now = { a: { sold: 5 }, b: { sold: 0.1 + 0.2 }, c: { sold: 9 } };
	const before = { a: { sold: 7 }, b: { sold: 0.3 } };
	const sort = ( order: 'asc' | 'desc' ) =>
		sortByChange(
			[ 'c', 'b', 'a' ] as const,
			{ metric: 'sold', order },
			( id ) => now[ id ],
			( id ) => ( id === 'c' ? undefined : before[ id ] )
		);

	it( 'sorts by the difference; what cannot be compared is last', () => {
		expect( sort( 'desc' ) ).toEqual( [ 'b', 'a', 'c' ] );
		expect( sort( 'asc' ) ).toEqual( [ 'a', 'b', 'c' ] );
	} );

	it( 'takes no float noise for a change', () => {
		expect(
			sortByChange(
				[ 'x', 'b' ] as const,
				{ metric: 'sold', order: 'desc' },
				( id ) => ( id === 'b' ? now.b : { sold: 1 } ),
				( id ) => ( id === 'b' ? before.b : { sold: 1 } )
			)
		).toEqual( [ 'x', 'b' ] );
	} );
} );

describe( 'getItemMetrics', () => {
	const segment = {
		segment_id: 7,
		segment_label: 'Cap',
		subtotals: { items_sold: 3 },
	};

	it( 'has zeros for items without a segment, of the metrics of segments', () => {
		const { get } = getItemMetrics( {
			totals: {
				items_sold: 3,
				products_count: 1,
				segments: [ segment ],
			} as never,
			intervals: [],
		} );
		expect( get( '7' ) ).toEqual( { items_sold: 3 } );
		expect( get( '8' ) ).toEqual( { items_sold: 0 } );
	} );

	it( 'has zeros of all metrics if nothing was sold', () => {
		const { get } = getItemMetrics( {
			totals: { items_sold: 0, products_count: 0, segments: [] } as never,
			intervals: [],
		} );
		expect( get( '8' ) ).toEqual( { items_sold: 0, products_count: 0 } );
	} );
} );
