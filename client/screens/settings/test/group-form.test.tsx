import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as coreNoticesStore } from '@wordpress/notices';
import { itemsStore, settingsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { store as noticesStore } from '@storedeck/notices';
import { SnackbarArea } from '../../../common/notices';
import { FAILED } from '../../../test/support';
import { GroupForm } from '../group-form';

const LOAD = 'GET /wc-analytics/settings/general';
const SAVE = 'POST /wc-analytics/settings/general/batch';
const text = ( id: string, label: string, value: string ) => ( {
	id,
	label,
	type: 'text',
	default: '',
	value,
} );
const SETTINGS = [
	text( 'city', 'City', 'Ulm' ),
	text( 'street', 'Street', 'Main 1' ),
	{
		id: 'taxes',
		label: 'Taxes',
		type: 'checkbox',
		default: 'no',
		value: 'no',
	},
];

const createRegistry = () =>
	createTestRegistry(
		itemsStore,
		settingsStore,
		coreNoticesStore,
		noticesStore
	);

async function open(
	responses: Record< string, unknown > = {},
	registry = createRegistry()
) {
	const calls = fakeNetwork(
		Object.fromEntries(
			Object.entries( {
				[ LOAD ]: SETTINGS,
				[ SAVE ]: ( { data }: Call ) => data,
				...responses,
			} ).filter( ( [ , response ] ) => response !== undefined )
		)
	);
	render(
		<RegistryProvider value={ registry }>
			<GroupForm group="general" label="General" />
			<SnackbarArea />
		</RegistryProvider>
	);
	await act( settle );
	return calls;
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const setting = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );
const saveButton = () => screen.getByRole( 'button', { name: 'Save changes' } );
const save = async () => {
	await userEvent.click( saveButton() );
	await act( settle );
};
const snackbars = () => screen.getByRole( 'region', { name: 'Notices' } );
const listSaved = ( calls: readonly Call[] ) =>
	calls
		.filter( ( { method } ) => method === 'POST' )
		.map( ( { data } ) => data );
/** The errors of the form, those of its fields first. */
const listErrors = () =>
	within( screen.getByRole( 'form', { name: 'General' } ) )
		.queryAllByRole( 'alert' )
		.map( ( { textContent } ) => textContent );

const refuse =
	( ...ids: string[] ) =>
	( { data }: Call ) => {
		const { update } = Object( data );
		return {
			update: update.map(
				( { id, value }: { id: string; value: unknown } ) =>
					ids.includes( id )
						? {
								id,
								error: {
									code: 'x',
									message: `No such ${ id }.`,
								},
						  }
						: { id, value }
			),
		};
	};

it( 'shows values that are there before those of the store of settings', async () => {
	const registry = createRegistry();
	registry
		.dispatch( itemsStore )
		.setItems( 'settings/general', {}, SETTINGS );
	await open( { [ LOAD ]: undefined }, registry );
	expect( field( 'City' ) ).toHaveValue( 'Ulm' );
} );

it( 'saves only what was changed', async () => {
	const calls = await open();
	expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.type( field( 'City' ), '!' );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Taxes' } ) );
	expect( setting( 'City' ).getByText( 'Unsaved' ) ).toBeVisible();
	expect( screen.getAllByText( 'Unsaved' ) ).toHaveLength( 2 );
	expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'false' );
	await save();
	expect( listSaved( calls ) ).toEqual( [
		{
			update: [
				{ id: 'city', value: 'Ulm!' },
				{ id: 'taxes', value: 'yes' },
			],
		},
	] );
	expect( snackbars() ).toHaveTextContent( 'Settings saved.' );
	expect( screen.queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
	expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( listErrors() ).toEqual( [] );
} );

it( 'sends nothing without a change', async () => {
	const calls = await open();
	await save();
	expect( listSaved( calls ) ).toEqual( [] );
	expect( snackbars() ).toBeEmptyDOMElement();
} );

it( 'saves once while it is saving', async () => {
	const calls = await open( { [ SAVE ]: undefined } );
	await userEvent.type( field( 'City' ), '!' );
	await save();
	expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	await save();
	expect( listSaved( calls ) ).toHaveLength( 1 );
	expect( snackbars() ).toBeEmptyDOMElement();
} );

it( 'says which settings were refused, and which were saved', async () => {
	await open( { [ SAVE ]: refuse( 'city' ) } );
	await userEvent.type( field( 'City' ), '!' );
	await userEvent.type( field( 'Street' ), '2' );
	await save();
	expect( setting( 'City' ).getByRole( 'alert' ) ).toHaveTextContent(
		'No such city.'
	);
	expect( setting( 'Street' ).queryByRole( 'alert' ) ).toBeNull();
	expect( listErrors() ).toEqual( [
		'No such city.',
		'There was a problem updating your settings.Not saved: City. Saved: Street.',
	] );
	expect( snackbars() ).toHaveTextContent(
		'There was a problem updating your settings. No such city.'
	);
	expect( snackbars() ).not.toHaveTextContent( 'Settings saved.' );
	expect( field( 'City' ) ).toHaveValue( 'Ulm!' );
	expect( screen.getAllByText( 'Unsaved' ) ).toHaveLength( 1 );
} );

it( 'lists several refused settings, without those that were not sent', async () => {
	await open( { [ SAVE ]: refuse( 'city', 'street' ) } );
	await userEvent.type( field( 'City' ), '!' );
	await userEvent.type( field( 'Street' ), '2' );
	await save();
	expect( listErrors().at( -1 ) ).toBe(
		'There was a problem updating your settings.Not saved: City, Street.'
	);
} );

it( 'shows no error any more once the settings are saved', async () => {
	const answers = [ refuse( 'city' ), refuse() ];
	await open( { [ SAVE ]: ( call: Call ) => answers.shift()?.( call ) } );
	await userEvent.type( field( 'City' ), '!' );
	await save();
	await save();
	expect( listErrors() ).toEqual( [] );
	expect( snackbars() ).toHaveTextContent( 'Settings saved.' );
} );

it( 'keeps the changes when the request fails', async () => {
	const calls = await open( { [ SAVE ]: FAILED } );
	await userEvent.type( field( 'City' ), '!' );
	await save();
	expect( snackbars() ).toHaveTextContent(
		'There was a problem updating your settings. Not today.'
	);
	expect( field( 'City' ) ).toHaveValue( 'Ulm!' );
	await save();
	expect( listSaved( calls ) ).toHaveLength( 2 );
} );

it( 'is loaded again after a failure', async () => {
	const answers: unknown[] = [ FAILED ];
	await open( { [ LOAD ]: () => answers.shift() ?? SETTINGS } );
	expect( screen.getAllByRole( 'alert' )[ 0 ] ).toHaveTextContent(
		'Could not load settings.Not today.'
	);
	expect( screen.queryByRole( 'form' ) ).not.toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await act( settle );
	expect( field( 'City' ) ).toHaveValue( 'Ulm' );
	expect( listErrors() ).toEqual( [] );
} );
