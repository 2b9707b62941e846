import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { createResponse } from '@storedeck/data/testing';
import { find } from '../../../test/render-page';
import { wait } from '../../../test/support';
import {
	choose,
	getSaved,
	menuButton,
	only,
	openOverview,
} from './overview-page';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const sections = () =>
	screen
		.getAllByRole( 'region' )
		.map( ( region ) => region.getAttribute( 'aria-label' ) );
const announced = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );
const order = ( saved: ReturnType< typeof getSaved >[ number ] | undefined ) =>
	saved?.dashboard_sections.map( ( { key }: { key: string } ) => key );

beforeEach( () => jest.mocked( speak ).mockClear() );

it( 'shows the default sections', async () => {
	await openOverview();
	expect( sections() ).toEqual( [ 'Performance', 'Charts', 'Leaderboards' ] );
	expect( screen.queryByText( 'Add more sections' ) ).toBeNull();
	expect( announced() ).toEqual( [] );
} );

it( 'moves a section, announces its position and focuses its menu', async () => {
	const { calls } = await openOverview();
	await choose( 'Charts', 'Move up' );
	expect( sections() ).toEqual( [ 'Charts', 'Performance', 'Leaderboards' ] );
	expect( announced() ).toEqual( [ 'Charts moved to position 1 of 3.' ] );
	expect( menuButton( 'Charts' ) ).toHaveFocus();
	expect( order( getSaved( calls ).at( -1 ) ) ).toEqual( [
		'charts',
		'store-performance',
		'leaderboards',
	] );
	await choose( 'Performance', 'Move down' );
	expect( sections() ).toEqual( [ 'Charts', 'Leaderboards', 'Performance' ] );
	expect( announced().at( -1 ) ).toBe(
		'Performance moved to position 3 of 3.'
	);
} );

it.each( [
	[ 'Performance', 'Move down', 'Move up' ],
	[ 'Leaderboards', 'Move up', 'Move down' ],
] )( 'offers for %s only “%s”', async ( name, offered, missing ) => {
	await openOverview();
	await userEvent.click( menuButton( name ) );
	await find( 'menuitem', offered );
	expect( screen.queryByRole( 'menuitem', { name: missing } ) ).toBeNull();
} );

it( 'removes a section, focuses the next one and can add it again', async () => {
	const { calls } = await openOverview();
	await choose( 'Charts', 'Remove section' );
	expect( sections() ).toEqual( [ 'Performance', 'Leaderboards' ] );
	expect( announced() ).toEqual( [ 'Charts removed.' ] );
	expect( menuButton( 'Leaderboards' ) ).toHaveFocus();
	expect( getSaved( calls ).at( -1 )?.dashboard_sections ).toContainEqual(
		expect.objectContaining( { key: 'charts', isVisible: false } )
	);

	expect(
		screen.getByRole( 'heading', { name: 'Add more sections' } )
	).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Add Charts section' } )
	);
	await wait();
	expect( sections() ).toEqual( [ 'Performance', 'Leaderboards', 'Charts' ] );
	expect( announced().at( -1 ) ).toBe( 'Charts added.' );
	expect( menuButton( 'Charts' ) ).toHaveFocus();
	expect( screen.queryByText( 'Add more sections' ) ).toBeNull();
} );

it( 'focuses the previous section after the last one is removed', async () => {
	await openOverview();
	await choose( 'Leaderboards', 'Remove section' );
	expect( menuButton( 'Charts' ) ).toHaveFocus();
} );

it( 'focuses the button that adds a section after all are removed', async () => {
	await openOverview( { preferences: only( 'charts' ) } );
	await choose( 'Charts', 'Remove section' );
	expect(
		screen.getByRole( 'button', { name: 'Add Performance section' } )
	).toHaveFocus();
} );

it( 'renames a section and returns the focus to its menu', async () => {
	const { calls } = await openOverview();
	const title = () => screen.getByLabelText( 'Section title' );
	await choose( 'Charts', 'Rename section' );
	await userEvent.clear( title() );
	await userEvent.type( title(), 'Trends{Enter}' );
	await wait();
	expect( sections() ).toEqual( [ 'Performance', 'Trends', 'Leaderboards' ] );
	expect( menuButton( 'Trends' ) ).toHaveFocus();
	expect( getSaved( calls ) ).toHaveLength( 1 );
	expect( getSaved( calls )[ 0 ]?.dashboard_sections[ 1 ] ).toMatchObject( {
		key: 'charts',
		title: 'Trends',
	} );

	await choose( 'Trends', 'Rename section' );
	await userEvent.type( title(), 'x{Escape}' );
	await wait();
	expect( menuButton( 'Trends' ) ).toHaveFocus();
	expect( getSaved( calls ) ).toHaveLength( 1 );
} );

describe( 'saving', () => {
	it( 'sends one change after the other, with all of them', async () => {
		const { calls, stopResponding } = await openOverview();
		stopResponding();
		await choose( 'Charts', 'Move up' );
		await choose( 'Charts', 'Remove section' );
		await choose( 'Performance', 'Move down' );
		expect( getSaved( calls ) ).toHaveLength( 1 );
		await act(
			async () =>
				calls
					.find( ( { method } ) => method !== 'GET' )
					?.respond( { id: 3, woocommerce_meta: {} } )
		);
		await wait();
		// The newest replaces the one before it.
		expect( getSaved( calls ) ).toHaveLength( 2 );
		expect( getSaved( calls )[ 1 ]?.dashboard_sections ).toMatchObject( [
			{ key: 'charts', isVisible: false },
			{ key: 'leaderboards' },
			{ key: 'store-performance' },
		] );
		expect( sections() ).toEqual( [ 'Leaderboards', 'Performance' ] );
	} );

	it( 'restores the sections and reports it when it fails', async () => {
		const { calls, getSnackbars } = await openOverview( {
			responses: {
				'POST /wp/v2/users/me': createResponse(
					{ code: 'x', message: 'No.' },
					{ status: 500 }
				),
			},
		} );
		await choose( 'Charts', 'Move up' );
		expect( getSnackbars() ).toEqual( [
			'Could not save your changes to the Overview.',
		] );
		expect( sections() ).toEqual( [
			'Performance',
			'Charts',
			'Leaderboards',
		] );
		// The next change is sent.
		await choose( 'Charts', 'Move down' );
		expect( getSaved( calls ) ).toHaveLength( 2 );
	} );
} );
