import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call } from '@storedeck/data/testing';
import { PERIOD, find } from '../../../test/render-page';
import { wait } from '../../../test/support';
import { openReport } from './report-page';

const column = ( name: string ) =>
	screen.queryByRole( 'columnheader', { name: new RegExp( `^${ name }` ) } );
const toggle = async ( name: string ) => {
	await userEvent.click(
		screen.getByRole( 'button', { name: /^Choose which values/ } )
	);
	await userEvent.click( await find( 'menuitemcheckbox', name ) );
	await wait();
};
const getSaved = ( calls: readonly Call[] ) =>
	calls.filter( ( { method } ) => method !== 'GET' );

it( 'hides columns by default, and saves when one more is hidden', async () => {
	const { calls } = await openReport();
	expect( column( 'SKU' ) ).not.toBeInTheDocument();
	expect( column( 'Orders' ) ).toBeVisible();
	await toggle( 'Orders' );
	expect( column( 'Orders' ) ).not.toBeInTheDocument();
	// Required columns are never in the preference.
	expect( getSaved( calls ).map( ( { data } ) => data ) ).toEqual( [
		{
			woocommerce_meta: {
				products_report_columns: '["sku","orders_count"]',
			},
		},
	] );
} );

it( 'hides the columns that the user has hidden', async () => {
	const { calls } = await openReport( {
		preferences: { products_report_columns: [ 'orders_count', 'stock' ] },
	} );
	expect( column( 'SKU' ) ).toBeVisible();
	expect( column( 'Orders' ) ).not.toBeInTheDocument();
	await toggle( 'Orders' );
	expect( column( 'Orders' ) ).toBeVisible();
	expect( getSaved( calls ).at( -1 )?.data ).toEqual( {
		woocommerce_meta: { products_report_columns: '["stock"]' },
	} );
} );

describe( 'with a view in the URL', () => {
	const open = () =>
		openReport( {
			query: { ...PERIOD, view: 'v1' },
			responses: {
				'GET /storedeck/v1/views': [
					{
						id: 'v1',
						name: 'Narrow',
						path: '/analytics/products',
						query: '',
						hidden_columns: [ 'orders_count' ],
						scope: 'own',
						is_pinned: false,
						can_edit: true,
					},
				],
			},
		} );

	it( 'hides its columns, and saves no changes of them', async () => {
		const { calls } = await open();
		expect( column( 'SKU' ) ).toBeVisible();
		expect( column( 'Orders' ) ).not.toBeInTheDocument();
		await toggle( 'Orders' );
		expect( column( 'Orders' ) ).toBeVisible();
		expect( getSaved( calls ) ).toEqual( [] );
	} );

	it( 'offers to update the view with the columns that are hidden', async () => {
		const { calls } = await open();
		const openViews = async () => {
			await userEvent.click(
				screen.getByRole( 'button', { name: 'View: Narrow' } )
			);
			await find( 'region', 'My views' );
		};
		const name = 'Update “Narrow”';
		await openViews();
		expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		await userEvent.keyboard( '{Escape}' );
		await toggle( 'SKU' );
		await openViews();
		await userEvent.click( screen.getByRole( 'button', { name } ) );
		await wait();
		expect( calls.at( -1 )?.data ).toMatchObject( {
			hidden_columns: [ 'sku', 'orders_count' ],
		} );
	} );
} );
