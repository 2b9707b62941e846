import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { StrictMode } from '@wordpress/element';
import { pluginsStore } from '@storedeck/data';
import { createTestRegistry, fakeNetwork, settle } from '../../../data/testing';
import { Plugins } from '..';
import type { Call } from '../../../data/testing';
import type { PluginsProps } from '..';

let calls: Call[];
const onComplete = jest.fn();
const onError = jest.fn();
const onSkip = jest.fn();
const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	calls = fakeNetwork();
} );

afterEach( () => jest.useRealTimers() );

const show = ( props: Partial< PluginsProps > = {} ) =>
	render(
		<StrictMode>
			<RegistryProvider value={ createTestRegistry( pluginsStore ) }>
				<Plugins { ...{ onComplete, onError, onSkip, ...props } } />
			</RegistryProvider>
		</StrictMode>
	);

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const names = () =>
	screen.queryAllByRole( 'button' ).map( ( { textContent } ) => textContent );

const answer = ( body: unknown ) =>
	act( async () => calls.at( -1 )?.respond( body ) );
const INSTALLED = { data: { installed: [ 'jetpack' ] } };
const ACTIVATED = { data: { activated: [ 'jetpack' ] } };
const FAILED = {
	data: { installed: [] },
	errors: { errors: { jetpack: [ 'No room.' ] } },
};

it( 'installs and activates on click and calls onComplete', async () => {
	show();
	expect( names() ).toEqual( [ 'Install & enable', 'No thanks' ] );
	await user.click( button( 'Install & enable' ) );
	await act( settle );
	expect( calls ).toMatchObject( [
		{
			path: '/wc-admin/plugins/install',
			data: { plugins: 'jetpack,woocommerce-services' },
		},
	] );
	expect( button( 'Install & enable' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( button( 'Install & enable' ) ).toHaveFocus();
	await user.click( button( 'Install & enable' ) );
	await answer( INSTALLED );
	expect( calls ).toHaveLength( 2 );
	await answer( ACTIVATED );

	expect( onComplete ).toHaveBeenCalledTimes( 1 );
	expect( onComplete.mock.calls[ 0 ] ).toMatchObject( [
		[ 'jetpack' ],
		ACTIVATED,
	] );
	expect( onError ).not.toHaveBeenCalled();
	expect( button( 'Install & enable' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
} );

it( 'shows a retry button after an error', async () => {
	show( { pluginSlugs: [ 'jetpack' ] } );
	await user.click( button( 'Install & enable' ) );
	await act( settle );
	await answer( FAILED );
	expect( onError.mock.calls ).toEqual( [
		[
			{ jetpack: [ 'No room.' ] },
			new Error( 'Could not install jetpack plugin, No room.' ),
		],
	] );
	expect( names() ).toEqual( [ 'Retry', 'Continue without installing' ] );
	expect( button( 'Retry' ) ).toHaveFocus();

	await user.click( button( 'Continue without installing' ) );
	expect( onSkip ).toHaveBeenCalledTimes( 1 );
	await user.click( button( 'Retry' ) );
	await act( settle );
	await answer( INSTALLED );
	await answer( ACTIVATED );
	expect( onComplete ).toHaveBeenCalledTimes( 1 );
	expect( names() ).toEqual( [ 'Install & enable', 'No thanks' ] );
} );

it( 'can be skipped and aborted with custom texts', async () => {
	const onAbort = jest.fn();
	const { unmount } = show( { onAbort } );
	expect( names() ).toEqual( [ 'Install & enable', 'No thanks', 'Abort' ] );
	unmount();

	show( { onAbort, skipText: 'Later', abortText: 'Never' } );
	await user.click( button( 'Later' ) );
	expect( onSkip ).toHaveBeenCalledTimes( 1 );
	await user.click( button( 'Never' ) );
	expect( onAbort ).toHaveBeenCalledTimes( 1 );
	expect( calls ).toEqual( [] );
} );

it.each( [ false, true ] )(
	'shows only Continue without plugins (autoInstall %p)',
	async ( autoInstall ) => {
		show( { pluginSlugs: [], autoInstall } );
		expect( names() ).toEqual( [ 'Continue' ] );
		await user.click( button( 'Continue' ) );
		expect( onSkip ).toHaveBeenCalledTimes( 1 );
		expect( calls ).toEqual( [] );
	}
);

it( 'installs once on mount and renders nothing unless it fails', async () => {
	show( { autoInstall: true, pluginSlugs: [ 'jetpack' ] } );
	await act( settle );
	expect( names() ).toEqual( [] );
	expect( calls ).toHaveLength( 1 );
	await answer( FAILED );
	expect( names() ).toEqual( [ 'Retry', 'Continue without installing' ] );
} );

it( 'can be skipped without a callback', async () => {
	show( { onSkip: undefined } );
	await user.click( button( 'No thanks' ) );
	expect( names() ).toEqual( [ 'Install & enable', 'No thanks' ] );
} );

it( 'reports no plugins if the response has none', async () => {
	show( { pluginSlugs: [ 'jetpack' ] } );
	await user.click( button( 'Install & enable' ) );
	await act( settle );
	await answer( INSTALLED );
	await answer( { data: {} } );
	expect( onComplete.mock.lastCall[ 0 ] ).toEqual( [] );
} );

it( 'can fail without onError, and be retried', async () => {
	show( { pluginSlugs: [ 'jetpack' ], onError: undefined } );
	await user.click( button( 'Install & enable' ) );
	await act( settle );
	await answer( FAILED );
	expect( button( 'Retry' ) ).toHaveAttribute( 'aria-disabled', 'false' );
	expect( button( 'Retry' ) ).not.toHaveClass( 'is-busy' );
	await user.click( button( 'Retry' ) );
	await act( settle );
	expect( calls ).toHaveLength( 2 );
	expect( button( 'Retry' ) ).toHaveClass( 'is-busy' );
} );

it( 'reports no errors by plugin if a callback fails', async () => {
	const failure = new Error( 'Mine' );
	onComplete.mockImplementationOnce( () => {
		throw failure;
	} );
	show( { pluginSlugs: [ 'jetpack' ] } );
	await user.click( button( 'Install & enable' ) );
	await act( settle );
	await answer( INSTALLED );
	await answer( ACTIVATED );
	expect( onError.mock.calls ).toEqual( [ [ undefined, failure ] ] );
	expect( names()[ 0 ] ).toBe( 'Retry' );
} );

it( 'is busy while plugins are installed elsewhere on the page', async () => {
	const registry = createTestRegistry( pluginsStore );
	render(
		<RegistryProvider value={ registry }>
			<Plugins onComplete={ onComplete } pluginSlugs={ [ 'jetpack' ] } />
		</RegistryProvider>
	);
	const isDisabled = () =>
		button( 'Install & enable' ).getAttribute( 'aria-disabled' );
	expect( isDisabled() ).toBe( 'false' );
	await act( async () => {
		registry.dispatch( pluginsStore ).installPlugins( [ 'other' ] );
		await settle();
	} );
	expect( isDisabled() ).toBe( 'true' );
	await user.click( button( 'Install & enable' ) );
	expect( calls ).toHaveLength( 1 );
	await answer( { data: { installed: [ 'other' ] } } );
	expect( isDisabled() ).toBe( 'false' );
	await act( async () => {
		registry.dispatch( pluginsStore ).activatePlugins( [ 'other' ] );
		await settle();
	} );
	expect( isDisabled() ).toBe( 'true' );
} );
