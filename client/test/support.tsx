import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import { ANSWERS } from './fake-answers';

/** The response of a server that fails. */
export const FAILED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 500 }
);

let calls: Call[];
let server: Record< string, unknown >;
let registry: TestRegistry;

/** Waits for responses and for components that are loaded later. */
export const wait = async () => {
	await act( settle );
	await act( settle );
};

/** Changes the URL. */
export const goTo = ( path: string, query: Record< string, string > = {} ) =>
	act( () => {
		const parameters = { page: 'storedeck', path, ...query };
		getHistory().push( `admin.php?${ new URLSearchParams( parameters ) }` );
	} );

/**
 * Renders with a fake network and a registry of its own, and does not wait.
 *
 * @param content   What is rendered.
 * @param stores    Its stores, besides WordPress' notices.
 * @param responses Responses of the server; the test responds where it is undefined.
 */
export function renderWithStores(
	content: ReactNode,
	stores: readonly StoreDescriptor[],
	responses: Record< string, unknown >
) {
	server = Object.fromEntries(
		Object.entries( { ...ANSWERS, ...responses } ).filter(
			( [ , response ] ) => response !== undefined
		)
	);
	calls = fakeNetwork( server );
	registry = createTestRegistry( noticesStore, ...stores );
	return render( content, {
		wrapper: ( { children } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
}

/** Replaces a response of the server. */
export const respondWith = ( key: string, response: unknown ) => {
	server[ key ] = response;
};

/** Leaves requests open from here on: those of a method and path, or all. */
export const hold = ( ...keys: string[] ) => {
	for ( const key of keys.length
		? keys
		: Object.keys( server ).filter( ( name ) => ! ( name in ANSWERS ) ) ) {
		Reflect.deleteProperty( server, key );
	}
};

/** The requests in their order. */
export const getCalls = () => calls;

/** The registry of what was rendered last. */
export const getRegistry = () => registry;

/** Requests of one method and path. */
export const find = ( method: string, path: string ) =>
	calls.filter( ( call ) => call.method === method && call.path === path );

/** The requests that change something. */
export const writes = () => calls.filter( ( { method } ) => method !== 'GET' );

const list = () => registry.select( noticesStore ).getNotices();

/** The texts that the user was shown. */
export const notices = () => list().map( ( { content } ) => content );

/** Presses the button of the last notice. */
export async function pressNotice() {
	act( () => {
		list().at( -1 )?.actions[ 0 ]?.onClick?.();
	} );
	await wait();
}

export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );

/** Clicks a button and waits for what follows. */
export async function click( name: string, place?: HTMLElement ) {
	fireEvent.click(
		( place ? within( place ) : screen ).getByRole( 'button', { name } )
	);
	await act( settle );
}

/** Clicks a button as people do, with the pointer and focus. */
export async function press( name: string ) {
	await userEvent.click( button( name ) );
	await wait();
}

/** The text of the snackbars. */
export const snackbars = () =>
	screen.getByRole( 'region', { name: 'Notices' } );
