import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { PERIOD, click } from '../../../test/render-page';
import { wait } from '../../../test/support';
import { choose, getSaved, only, openOverview, section } from './overview-page';

const open = ( preferences: Record< string, unknown > = {} ) =>
	openOverview( {
		query: PERIOD,
		preferences: { ...only( 'charts' ), ...preferences },
	} );
const charts = () =>
	section( 'Charts' )
		.queryAllByRole( 'heading', { level: 3 } )
		.map( ( { textContent } ) => textContent );
const type = ( name: string ) => screen.getByRole( 'menuitemradio', { name } );
const interval = () =>
	section( 'Charts' ).getByRole( 'combobox', { name: 'Choose interval' } );

it( 'shows the charts that are not hidden by default', async () => {
	await open();
	expect( charts() ).toEqual( [ 'Orders', 'Items' ] );
	expect( screen.queryByText( /^All charts are hidden/ ) ).toBeNull();
} );

it( 'shows and hides charts', async () => {
	const { calls } = await open();
	await choose( 'Charts', 'Customers', 'menuitemcheckbox' );
	expect( charts() ).toEqual( [ 'Orders', 'Items', 'Customers' ] );
	expect( getSaved( calls ).at( -1 )?.dashboard_sections[ 1 ] ).toMatchObject(
		{ key: 'charts', hiddenBlocks: [] }
	);
} );

it( 'says how to show charts if all are hidden', async () => {
	await open(
		only( 'charts', [
			'orders_orders_count',
			'orders_num_items_sold',
			'orders_total_customers',
		] )
	);
	expect( charts() ).toEqual( [] );
	expect(
		screen.getByText(
			'All charts are hidden. Use the section menu to display some.'
		)
	).toBeVisible();
} );

it( 'saves the type of all charts', async () => {
	const { calls } = await open();
	expect( type( 'Line chart' ) ).toHaveAttribute( 'aria-checked', 'true' );
	expect( type( 'Bar chart' ) ).toHaveAttribute( 'aria-checked', 'false' );
	await click( 'menuitemradio', 'Bar chart' );
	expect( type( 'Bar chart' ) ).toHaveAttribute( 'aria-checked', 'true' );
	expect( type( 'Line chart' ) ).toHaveAttribute( 'aria-checked', 'false' );
	expect( getSaved( calls ) ).toEqual( [ { dashboard_chart_type: 'bar' } ] );
	await click( 'menuitemradio', 'Line chart' );
	expect( getSaved( calls ).at( -1 ) ).toEqual( {
		dashboard_chart_type: 'line',
	} );
} );

it( 'saves the interval and requests the charts with it', async () => {
	const { calls } = await open();
	expect( interval() ).toHaveValue( 'day' );
	const before = calls.length;
	await userEvent.selectOptions( interval(), 'week' );
	await wait();
	expect( interval() ).toHaveValue( 'week' );
	expect( getSaved( calls ) ).toEqual( [
		{ dashboard_chart_interval: 'week' },
	] );
	expect(
		calls
			.slice( before )
			.filter( ( { path } ) => path.endsWith( '/stats' ) )
			.map( ( { query } ) => query.interval )
	).toEqual( [ 'week' ] );
} );

it( 'uses the saved type and interval, if the period allows it', async () => {
	await open( {
		dashboard_chart_type: 'bar',
		dashboard_chart_interval: 'week',
	} );
	expect( type( 'Bar chart' ) ).toHaveAttribute( 'aria-checked', 'true' );
	expect( interval() ).toHaveValue( 'week' );
} );

it( 'ignores a saved interval that the period does not allow', async () => {
	await open( { dashboard_chart_interval: 'year' } );
	expect( interval() ).toHaveValue( 'day' );
} );

describe( 'a chart of a plugin', () => {
	const HOOK = 'woocommerce_admin_dashboard_charts_filter';
	const ACME = { report: 'acme', key: 'boxes', label: 'Boxes' };
	const filter = ( added: unknown ) =>
		addFilter( HOOK, 'acme/charts', ( list ) => [ ...list, added ] );

	afterEach( () => {
		removeFilter( HOOK, 'acme/charts' );
	} );

	it( 'is shown once, also if it is added twice', async () => {
		filter( ACME );
		addFilter( HOOK, 'acme/charts', ( list ) => [ ...list, ACME ] );
		await open();
		expect( charts() ).toEqual( [ 'Orders', 'Items', 'Boxes' ] );
	} );

	it.each( [ 'label', 'report', 'key' ] )(
		'leaves the others as they are if it has no %s',
		async ( name ) => {
			const error = jest.spyOn( console, 'error' ).mockReturnValue();
			filter( { ...ACME, [ name ]: undefined } );
			await open();
			expect( charts() ).toEqual( [ 'Orders', 'Items' ] );
			expect( error ).toHaveBeenCalled();
			error.mockRestore();
		}
	);
} );
