import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call } from '@storedeck/data/testing';
import { click } from '../../../test/render-page';
import { FAILED, wait } from '../../../test/support';
import {
	LEADERBOARDS,
	choose,
	getSaved,
	only,
	openOverview,
	section,
} from './overview-page';

const LISTS = '/wc-analytics/leaderboards';
const open = ( page: Parameters< typeof openOverview >[ 0 ] = {} ) =>
	openOverview( { preferences: only( 'leaderboards' ), ...page } );
const lists = () =>
	section( 'Leaderboards' )
		.queryAllByRole( 'table' )
		.map( ( table ) => within( table ).getByRole( 'caption' ).textContent );
const getCalls = ( calls: readonly Call[] ) =>
	calls.filter( ( { path } ) => path === LISTS );
const alerts = () =>
	screen.queryAllByRole( 'alert' ).map( ( { textContent } ) => textContent );

it( 'shows the leaderboards that are not hidden by default', async () => {
	const { calls } = await open();
	expect( lists() ).toEqual( [ 'Top products', 'Top customers' ] );
	const table = within(
		screen.getByRole( 'table', { name: 'Top products' } )
	);
	expect(
		table
			.getAllByRole( 'columnheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Name', 'Items sold' ] );
	expect( table.getByRole( 'rowheader' ) ).toHaveTextContent(
		/^First of products$/
	);
	expect( table.getByText( 'First of products' ).tagName ).toBe( 'B' );
	expect( table.getByRole( 'cell', { name: '7' } ) ).toHaveClass(
		'is-numeric'
	);
	expect( table.getByRole( 'rowheader' ) ).not.toHaveClass( 'is-numeric' );
	expect( getCalls( calls ) ).toHaveLength( 1 );
	expect( getCalls( calls )[ 0 ]?.query ).toMatchObject( {
		after: '2022-02-01T00:00:00',
		before: '2022-02-28T23:59:59',
		per_page: '20',
	} );
	expect( alerts() ).toEqual( [] );
} );

it( 'saves the number of rows and shows as many', async () => {
	const { calls } = await open( {
		responses: {
			[ `GET ${ LISTS }` ]: LEADERBOARDS.map( ( list ) => ( {
				...list,
				rows: Array( 20 ).fill( list.rows[ 0 ] ),
			} ) ),
		},
	} );
	const field = section( 'Leaderboards' ).getByRole( 'combobox', {
		name: 'Rows per table',
	} );
	const countRows = () =>
		section( 'Leaderboards' ).getAllByRole( 'rowheader' ).length / 2;
	expect( field ).toHaveValue( '5' );
	expect( countRows() ).toBe( 5 );
	await userEvent.selectOptions( field, '12' );
	await wait();
	expect( field ).toHaveValue( '12' );
	expect( getSaved( calls ) ).toEqual( [
		{ dashboard_leaderboard_rows: 12 },
	] );
	expect( countRows() ).toBe( 12 );
	expect( getCalls( calls ) ).toHaveLength( 1 );
} );

it( 'shows and hides leaderboards', async () => {
	const { calls } = await open();
	await choose( 'Leaderboards', 'Top coupons', 'menuitemcheckbox' );
	expect( lists() ).toEqual( [
		'Top products',
		'Top customers',
		'Top coupons',
	] );
	expect( getSaved( calls ).at( -1 )?.dashboard_sections[ 2 ] ).toMatchObject(
		{ key: 'leaderboards', hiddenBlocks: [] }
	);
} );

it( 'says that all leaderboards are hidden', async () => {
	await open( {
		preferences: only( 'leaderboards', [
			'products',
			'customers',
			'coupons',
		] ),
	} );
	expect( lists() ).toEqual( [] );
	expect(
		screen.getByText(
			'All leaderboards are hidden. Use the section menu to display some.'
		)
	).toBeVisible();
} );

it( 'says that an empty leaderboard has no data', async () => {
	await open( {
		responses: {
			[ `GET ${ LISTS }` ]: LEADERBOARDS.map( ( list ) => ( {
				...list,
				rows: [],
			} ) ),
		},
	} );
	expect(
		screen.getAllByText( 'No data recorded for the selected time period.' )
	).toHaveLength( 2 );
} );

it( 'shows that the leaderboards are loading', async () => {
	await open( { pending: [ LISTS ] } );
	expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
	expect( screen.queryByText( /^All leaderboards are hidden/ ) ).toBeNull();
	expect( alerts() ).toEqual( [] );
} );

it( 'reports leaderboards that do not load, and asks for them alone', async () => {
	const { calls } = await open( {
		responses: { [ `GET ${ LISTS }` ]: FAILED },
	} );
	expect( alerts() ).toEqual( [
		expect.stringContaining( 'Could not load the leaderboards.Not today.' ),
	] );
	expect( screen.queryByText( 'Loading…' ) ).toBeNull();
	expect( screen.queryByText( /^All leaderboards are hidden/ ) ).toBeNull();
	const before = calls.length;
	await click( 'button', 'Reload' );
	expect( calls[ before ]?.query.parts ).toBe( 'leaderboards' );
} );

it( 'reports a leaderboard whose report fails', async () => {
	const [ first, ...others ] = LEADERBOARDS;
	await open( {
		responses: {
			[ `GET ${ LISTS }` ]: [
				{ ...first, rows: [], error: { message: 'Not today.' } },
				...others,
			],
		},
	} );
	expect( alerts() ).toEqual( [
		expect.stringContaining( 'Could not load Top products.Not today.' ),
	] );
	expect( lists() ).toEqual( [ 'Top customers' ] );
} );
