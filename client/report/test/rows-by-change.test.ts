import { DIMENSIONS, getReport } from '../../reports/test/definitions';
import { canSortByChange, getChangeSort } from '../rows-by-change';

const COMPARED = { period: 'last_month', compare: 'previous_year' };
const products = getReport( 'products' );

beforeAll( () => {
	window.storedeckSettings = { dimensions: DIMENSIONS };
} );

afterAll( () => {
	delete window.storedeckSettings;
} );

const findColumn = ( id: string ) => {
	const column = products.columns.find( ( other ) => other.id === id );
	if ( ! column ) {
		throw new Error( `No column ${ id }.` );
	}
	return column;
};

describe( 'getChangeSort', () => {
	it( 'reads the column of the URL', () => {
		expect(
			getChangeSort( products, {
				...COMPARED,
				orderby: 'net_revenue_change',
				order: 'asc',
			} )
		).toBe( 'net_revenue_change' );
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
		for ( const column of orders.columns ) {
			expect( canSortByChange( orders, COMPARED, column ) ).toBe( false );
		}
	} );
} );
