import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { removeFilter } from '@wordpress/hooks';
import { addFilter } from '@storedeck/extend';
import { getHistory, getPath } from '@storedeck/navigation';
import { itemsStore, viewsStore } from '@storedeck/data';
import { createTestRegistry, fakeNetwork } from '@storedeck/data/testing';
import { getScreenCommands, useCommand } from '../../../common/screen-commands';
import { registerScreens } from '../../../pages';
import { answersStore } from '../../../report/answers-store';
import { Palette } from '../palette';
import { REPORT_SETTINGS, SCREENS } from '../../../reports/test/definitions';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const VIEW = {
	id: 'aaaaaaaaaaaa',
	name: 'Refunded',
	path: '/analytics/orders',
	query: 'filter=advanced&status_is=refunded&period=year',
	hidden_columns: null,
	scope: 'own',
	is_pinned: false,
	can_edit: true,
};

const onClose = jest.fn();

async function open( capabilities: Record< string, boolean > ) {
	window.storedeckSettings = {
		reports: REPORT_SETTINGS,
		screens: SCREENS,
		currentUser: { id: 1, name: 'A', capabilities, preferences: {} },
	};
	fakeNetwork( {
		'GET /storedeck/v1/views': [ VIEW ],
		'GET /wc-analytics/*': [],
	} );
	render(
		<RegistryProvider
			value={ createTestRegistry( viewsStore, itemsStore, answersStore ) }
		>
			<Palette onClose={ onClose } />
		</RegistryProvider>
	);
	await screen.findByText( 'Refunded' );
	return userEvent.setup();
}

const READER = { view_woocommerce_reports: true };
const MANAGER = { ...READER, manage_woocommerce: true };
const options = () =>
	screen
		.queryAllByRole( 'option' )
		.map( ( option ) => option.firstElementChild?.textContent );
const field = () => screen.getByRole( 'combobox' );

beforeAll( registerScreens );
beforeEach( () => onClose.mockClear() );
afterEach( () => {
	delete window.storedeckSettings;
	getHistory().push( 'admin.php?page=storedeck' );
} );

it( 'lists screens, reports and views and focuses the field', async () => {
	await open( MANAGER );
	expect( field() ).toHaveFocus();
	expect( options() ).toEqual(
		expect.arrayContaining( [ 'Overview', 'Revenue', 'Refunded' ] )
	);
} );

it( 'keeps the focus in the field while an option is pressed', async () => {
	const user = await open( READER );
	await user.pointer( {
		keys: '[MouseLeft>]',
		target: screen.getByText( 'Refunded' ),
	} );
	expect( field() ).toHaveFocus();
} );

it( 'runs a command that a plugin adds while it is open', async () => {
	const user = await open( READER );
	const callback = jest.fn();
	addFilter( 'storedeck_commands', 'acme/parcels', ( commands ) => [
		...commands,
		{ name: 'acme/send', label: 'Send parcels', callback },
		{
			name: 'acme/hidden',
			label: 'Hidden',
			callback,
			capability: 'manage_woocommerce',
		},
	] );
	await user.click( await screen.findByText( 'Send parcels' ) );
	removeFilter( 'storedeck_commands', 'acme/parcels' );
	expect( callback ).toHaveBeenCalledTimes( 1 );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	expect( screen.queryByText( 'Hidden' ) ).toBeNull();
} );

it( 'has the actions of the open screen', async () => {
	const callback = jest.fn();
	function Screen() {
		useCommand( 'storedeck/add-note', 'Add note', 'Order #7', callback );
		return null;
	}
	const { unmount } = render( <Screen /> );
	const user = await open( READER );
	await user.type( field(), 'note add{Enter}' );
	expect( callback ).toHaveBeenCalledTimes( 1 );
	unmount();
	expect( getScreenCommands() ).toEqual( [] );
} );

it.each( [
	[ 'stock low', 'Low stock', 'type=lowstock' ],
	[ 'stock out', 'Out of stock', 'type=outofstock' ],
	[ 'today last', /^Today compared with last/, 'compare=weeks_before' ],
] )( 'finds “%s” among the actions', async ( text, label, parameter ) => {
	const user = await open( MANAGER );
	await user.type( field(), text );
	await user.click( screen.getByText( label ) );
	expect( getHistory().location.search ).toContain( parameter );
} );

it.each( [
	[ 'VAT', 'Taxes' ],
	[ 'clients', 'Customers' ],
	[ 'create product', 'Add product' ],
] )( 'finds “%s” as “%s”', async ( text, label ) => {
	const user = await open( MANAGER );
	await user.type( field(), text );
	expect( options()[ 0 ] ).toBe( label );
} );

it( 'opens the URL of a command inside the app', async () => {
	const user = await open( READER );
	addFilter( 'storedeck_commands', 'acme/parcels', ( commands ) => [
		...commands,
		{
			name: 'acme/open',
			label: 'Open parcels',
			href: 'admin.php?page=storedeck&path=/acme',
		},
	] );
	await user.click( await screen.findByText( 'Open parcels' ) );
	removeFilter( 'storedeck_commands', 'acme/parcels' );
	expect( getPath() ).toBe( '/acme' );
} );

it( 'omits screens that the user may not open', async () => {
	await open( READER );
	expect( options() ).toContain( 'Revenue' );
	expect(
		screen.queryByRole( 'option', { name: /^Settings Analytics/ } )
	).not.toBeInTheDocument();
} );

it( 'moves the active option with the arrow keys', async () => {
	const user = await open( MANAGER );
	await user.type( field(), 're' );
	const all = screen.getAllByRole( 'option' );
	expect( all[ 0 ] ).toHaveAttribute( 'aria-selected', 'true' );
	await user.keyboard( '{ArrowUp}' );
	expect( all.at( -1 ) ).toHaveAttribute( 'aria-selected', 'true' );
	await user.keyboard( '{ArrowDown}{ArrowDown}' );
	const [ , second ] = screen.getAllByRole( 'option' );
	expect( second ).toHaveAttribute( 'aria-selected', 'true' );
	expect( field() ).toHaveAttribute( 'aria-activedescendant', second?.id );
	expect( field() ).toHaveFocus();
} );

it( 'opens a view with its query and closes', async () => {
	const user = await open( MANAGER );
	await user.type( field(), 'refunded{Enter}' );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	const { pathname, search } = getHistory().location;
	expect( pathname ).toBe( '/analytics/orders' );
	expect( search ).toContain( 'status_is=refunded' );
	expect( search ).toContain( 'view=aaaaaaaaaaaa' );
} );

it( 'opens the clicked item and keeps the date range', async () => {
	getHistory().push(
		'admin.php?page=storedeck&path=%2Fanalytics%2Foverview&period=last_week'
	);
	const user = await open( MANAGER );
	await user.click( screen.getByRole( 'option', { name: /^Revenue/ } ) );
	const { pathname, search } = getHistory().location;
	expect( pathname ).toBe( '/analytics/revenue' );
	expect( search ).toContain( 'period=last_week' );
} );

it( 'shows a message when nothing matches', async () => {
	const user = await open( MANAGER );
	await user.type( field(), 'zebra{Enter}' );
	expect( await screen.findByText( 'No results.' ) ).toBeInTheDocument();
	expect( field() ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( onClose ).not.toHaveBeenCalled();
} );

it( 'closes with Escape', async () => {
	const user = await open( MANAGER );
	await user.keyboard( '{Escape}' );
	// Newer WordPress versions animate the closing of a dialog.
	await waitFor( () => expect( onClose ).toHaveBeenCalled() );
} );
