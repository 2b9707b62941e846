import { addFilter, removeFilter } from '@wordpress/hooks';
import { getReport } from '../../reports/test/definitions';
import type { ReportChart } from '../types';
import { getCharts, getSelectedChart } from '../selected-chart';

const HOOK = 'woocommerce_admin_products_report_charts';
const BOXES: ReportChart = { key: 'boxes', label: 'Boxes', type: 'number' };

const keysWith = ( added: unknown ) => {
	addFilter( HOOK, 'acme/charts', ( charts ) =>
		Array.isArray( added ) ? [ ...charts, ...added ] : added
	);
	return getCharts( getReport( 'products' ) ).map( ( { key } ) => key );
};
const OWN = [ 'items_sold', 'net_revenue', 'orders_count' ];

describe( 'getCharts', () => {
	afterEach( () => {
		removeFilter( HOOK, 'acme/charts' );
	} );

	it( 'adds the charts of plugins', () => {
		expect( keysWith( [ BOXES ] ) ).toEqual( [ ...OWN, 'boxes' ] );
	} );

	it.each( [
		[ 'something else than a list', {} ],
		[ 'a chart without a key', [ { ...BOXES, key: undefined } ] ],
		[ 'a chart without a label', [ { ...BOXES, label: 7 } ] ],
		[ 'a hole in the list', [ null ] ],
	] )( 'ignores %s and says so in the console', ( _title, added ) => {
		const log = jest.spyOn( console, 'error' ).mockReturnValue();
		expect( keysWith( added ) ).toEqual( OWN );
		expect( log ).toHaveBeenCalled();
		log.mockRestore();
	} );
} );

describe( 'getSelectedChart', () => {
	const ITEMS: ReportChart = { ...BOXES, key: 'items' };

	it.each( [
		[ 'items', 'items' ],
		[ 'boxes', 'boxes' ],
		[ 'unknown', 'boxes' ],
		[ undefined, 'boxes' ],
		[ [ 'items' ], 'boxes' ],
	] )( 'opens for %j the chart “%s”', ( key, selected ) => {
		expect( getSelectedChart( [ BOXES, ITEMS ], key )?.key ).toBe(
			selected
		);
	} );

	it( 'opens none if there are none', () => {
		expect( getSelectedChart( [], 'items' ) ).toBeUndefined();
	} );
} );
