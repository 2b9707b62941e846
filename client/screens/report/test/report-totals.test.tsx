import { act, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { PERIOD } from '../../../test/render-page';
import { goTo, wait } from '../../../test/support';
import {
	PRODUCTS,
	STATS,
	getRows,
	getSummary,
	openReport,
} from './report-page';

const TOTAL = [ 'Total', '8', '$70.00', '4' ];

describe( 'the table of a plugin', () => {
	const HOOK = 'woocommerce_admin_report_table';

	afterEach( () => {
		removeFilter( HOOK, 'acme/table' );
	} );

	it( 'has its columns, cells and summary', async () => {
		const given: unknown[] = [];
		addFilter( HOOK, 'acme/table', ( data ) => {
			given.push( data );
			return {
				...data,
				headers: [ { key: 'acme', label: 'Acme' }, ...data.headers ],
				rows: data.rows.map( ( row: unknown[], at: number ) => [
					{ display: `Acme ${ at }`, value: at },
					...row,
				] ),
				summary: [ ...data.summary, { label: 'Acme', value: '9' } ],
			};
		} );
		await openReport();
		expect( getRows()[ 1 ] ).toEqual( [
			'Acme 0',
			'Cap & more',
			'5',
			'$50.00',
		] );
		expect( getSummary() ).toEqual( [ '3 Products', '9 Acme' ] );
		// An entry of a plugin has no definition.
		expect(
			screen.getByRole( 'button', { name: 'About Products' } )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'About Acme' } )
		).toBeNull();
		expect( given.at( -1 ) ).toMatchObject( {
			endpoint: 'products',
			totals: STATS.totals,
			items: { data: PRODUCTS, totalResults: 60 },
			query: PERIOD,
		} );
	} );
} );

describe( 'totals', () => {
	const MARCH = { ...PERIOD, after: '2022-03-01', before: '2022-03-31' };
	const rowTexts = () => getRows().slice( 1 );

	it( 'stay with their rows when they load first', async () => {
		const { calls, stopResponding } = await openReport();
		const before = calls.length;
		stopResponding();
		goTo( '/analytics/products', MARCH );
		await wait();
		await act(
			async () =>
				calls
					.slice( before )
					.find( ( { path } ) => path.endsWith( '/stats' ) )
					?.respond( { ...STATS, totals: { items_sold: 2 } } )
		);
		expect( rowTexts().at( -1 ) ).toEqual( TOTAL );
		expect( getSummary() ).toEqual( [ '3 Products' ] );
	} );
} );
